import { type AnchorHTMLAttributes, createContext, type HTMLAttributes, use, useLayoutEffect } from 'react';
import type { View } from '../views.ts';
import type { Navigator } from './navigator.ts';
import { hrefOf } from './routes.ts';

/** What the visitor looks at: by itself, so that a change of it renders nothing anew but what shows it. */
export const ViewContext = createContext<View>('home');

/** Documents without the script have no provider, and nothing that asks for one. */
export const NavigationContext = createContext({} as Navigator);

/** The commands that lead elsewhere. */
export function useNavigation(): Navigator {
  return use(NavigationContext);
}

type ViewLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: View;
  /** Of a section of it. */
  hash?: string;
  /** Sets `aria-current` while its view is shown. */
  tellsCurrent?: boolean;
};

/** A link to the view's document: it works before and without the script, can be copied, and opens in a new tab. */
export function ViewLink({ to, hash = '', tellsCurrent = false, ...rest }: ViewLinkProps) {
  const isCurrent = tellsCurrent && use(ViewContext) === to;
  return <a href={hrefOf(to) + hash} aria-current={isCurrent ? 'page' : undefined} {...rest} />;
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
