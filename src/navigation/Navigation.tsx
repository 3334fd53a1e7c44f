import {
  type AnchorHTMLAttributes,
  createContext,
  type HTMLAttributes,
  type MouseEvent,
  use,
  useLayoutEffect,
} from 'react';
import type { Navigator } from './navigator.ts';
import { hrefOf, type View } from './routes.ts';

type Navigation = Omit<Navigator, 'listen'> & {
  /** Fetches a view's chunks. */
  readonly prefetch: (view: View) => void;
};

/** What the visitor looks at: by itself, so that a change of it renders nothing anew but what shows it. */
export const ViewContext = createContext<View>('home');

/** Documents without the script have no provider, and no clicks that ask for one. */
export const NavigationContext = createContext({} as Navigation);

/** The commands that lead elsewhere. */
export function useNavigation(): Navigation {
  return use(NavigationContext);
}

/** Handles a click on a link in place of the browser, which with a modifier key opens a new tab or downloads. */
export function onPlainClick(handle: (event: MouseEvent<HTMLAnchorElement>) => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    handle(event);
  };
}

type ViewLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: View;
  /** Of a section of it. */
  hash?: string;
  /** Sets `aria-current` while its view is shown. */
  tellsCurrent?: boolean;
};

/**
 * A link to the view's document, so it works before and without the script, can be copied, and opens in a new tab; the
 * script answers a plain click by a change of state.
 */
export function ViewLink({ to, hash = '', tellsCurrent = false, onClick, ...rest }: ViewLinkProps) {
  const { open, prefetch } = useNavigation();
  const follow = onPlainClick(() => open(to, hash));
  const prefetchView = () => prefetch(to);
  return (
    <a
      href={hrefOf(to) + hash}
      aria-current={tellsCurrent && use(ViewContext) === to ? 'page' : undefined}
      onClick={(event) => {
        onClick?.(event);
        follow(event);
      }}
      onPointerEnter={prefetchView}
      onFocus={prefetchView}
      {...rest}
    />
  );
}

/** Focused after a change of view. */
export function ViewHeading(props: HTMLAttributes<HTMLHeadingElement>) {
  return <h1 tabIndex={-1} {...props} />;
}

/** Mounts with a view, behind it, and reports that it has rendered: no view can forget to. */
export function ViewRendered() {
  const { viewRendered } = useNavigation();
  useLayoutEffect(viewRendered, [viewRendered]);
  return null;
}
