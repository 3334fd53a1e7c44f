import { type AnchorHTMLAttributes, createContext, type HTMLAttributes, use } from 'react';
import { type View, views } from '../../content/views.ts';
import { hrefOf } from './routes.ts';

/** The current view. A context of its own: a change rerenders only its consumers. */
export const ViewContext = createContext<View>('home');

type ViewLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: View;
  /** The fragment of a section, with the `#`. */
  hash?: string;
  /** Keeps the section out of the address and the history: others may look at the phone. */
  'data-quiet'?: true;
  /** Sets `aria-current` on the current view's link. */
  tellsCurrent?: boolean;
};

/**
 * A link to the view's document, labelled with its name by default. It works before and without the script;
 * followLinks.ts handles its clicks.
 */
export function ViewLink({ to, hash = '', tellsCurrent, children = views[to].name, ...rest }: ViewLinkProps) {
  const isCurrent = tellsCurrent && use(ViewContext) === to;
  return (
    <a href={hrefOf(to) + hash} aria-current={isCurrent ? 'page' : undefined} {...rest}>
      {children}
    </a>
  );
}

/** Focused after a change of view. */
export function ViewHeading(props: HTMLAttributes<HTMLHeadingElement>) {
  return <h1 tabIndex={-1} {...props} />;
}
