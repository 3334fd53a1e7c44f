import { words } from '@content/words.ts';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

type NewTabLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children: ReactNode };

/** A link out of the site: it opens in a new tab, says so, and tells the other site nothing about this one. */
export function NewTabLink({ children, ...rest }: NewTabLinkProps) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="sr-only"> ({words.opensInNewTab})</span>
    </a>
  );
}
