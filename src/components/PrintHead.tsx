import { use } from 'react';
import { ViewContext } from '../navigation/Navigation.tsx';
import { canonicalAddress } from '../navigation/routes.ts';
import { Logo, nameBeside } from './Logo.tsx';

/** Running header of every printed sheet: the ministry's name and the page's address. */
export function PrintHead({ address = canonicalAddress(use(ViewContext)) }) {
  return (
    <div className="hidden break-inside-avoid print:table-header-group">
      <p className="mb-4 flex items-center gap-2 border-b pb-2 font-semibold">
        <Logo className="size-6" />
        {nameBeside}
        <span className="ml-auto font-normal">{address}</span>
      </p>
    </div>
  );
}
