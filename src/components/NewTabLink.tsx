import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { words } from '#words/words.ts';

type NewTabLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children: ReactNode };

/** An external link: opens in a new tab, announces that, and sends no referrer. */
export function NewTabLink({ children, ...rest }: NewTabLinkProps) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="sr-only"> ({words.opensInNewTab})</span>
    </a>
  );
}
