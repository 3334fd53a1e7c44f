import { type AnchorHTMLAttributes, createContext, type MouseEvent, useContext } from 'react';
import { hrefOf } from './places.ts';
import type { Place } from './view.ts';

type Navigation = {
  readonly place: Place;
  readonly navigate: (place: Place) => void;
};

export const NavigationContext = createContext<Navigation>({ place: 'home', navigate: () => {} });

/** Where the visitor is, and the way to open another place. */
export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}

type PlaceLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: Place;
  /** Marks the link as the current page in a navigation. */
  marksCurrent?: boolean;
};

/**
 * A link to a place. It is a real link to the place's fragment, so it works before the script has arrived,
 * can be copied, and opens in a new tab.
 */
export function PlaceLink({ to, marksCurrent = false, onClick, ...rest }: PlaceLinkProps) {
  const { place, navigate } = useNavigation();
  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  }
  return (
    <a
      href={hrefOf(to)}
      aria-current={marksCurrent && place === to ? 'page' : undefined}
      onClick={open}
      {...rest}
    />
  );
}
