import { type AnchorHTMLAttributes, createContext, type MouseEvent, useContext } from 'react';
import { hrefOf } from './addresses.ts';
import type { View } from './view.ts';

type Navigation = {
  readonly view: View;
  readonly navigate: (view: View) => void;
};

export const NavigationContext = createContext<Navigation>({ view: 'home', navigate: () => {} });

/** Where the visitor is, and the way to open another view. */
export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}

type ViewLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: View;
  /** Marks the link as the current page in a navigation. */
  marksCurrent?: boolean;
};

/**
 * A link to a view. It is a real link to the view's fragment, so it works before the script has arrived,
 * can be copied, and opens in a new tab.
 */
export function ViewLink({ to, marksCurrent = false, onClick, ...rest }: ViewLinkProps) {
  const { view, navigate } = useNavigation();
  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  }
  return (
    <a
      href={hrefOf(to)}
      aria-current={marksCurrent && view === to ? 'page' : undefined}
      onClick={open}
      {...rest}
    />
  );
}
