import { editions } from '@content/editions';
import { type AnchorHTMLAttributes, createContext, use } from 'react';
import { type View, views } from '../../content/views.ts';
import { hrefOf, root } from './routes.ts';

/** The current view. A context of its own: a change rerenders only its consumers. */
export const ViewContext = createContext<View>('home');

type ViewLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: View;
  hash?: string;
  /** Keeps the section out of the address and the history: others may look at the phone. */
  'data-quiet'?: true;
  tellsCurrent?: boolean;
};

/** A link to the view's document, which works without the script; navigator.ts handles its clicks. */
export function ViewLink({ to, hash = '', tellsCurrent, children = views[to].name, ...rest }: ViewLinkProps) {
  const isCurrent = tellsCurrent && use(ViewContext) === to;
  return (
    <a href={hrefOf(to) + hash} aria-current={isCurrent ? 'page' : undefined} {...rest}>
      {children}
    </a>
  );
}

export function LanguageLinks({ className }: { className: string }) {
  const { path } = views[use(ViewContext)];
  return editions.map((edition) => (
    <a
      key={edition.code}
      href={root + edition.path + path}
      hrefLang={edition.code}
      lang={edition.code}
      className={`language-link min-w-target ${className}`}
    >
      {edition.name}
    </a>
  ));
}
