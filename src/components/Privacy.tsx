import { footer } from '@content/footer.ts';
import { ChevronDown } from 'lucide-react';
import { PrivacyNotice } from './PrivacyNotice.tsx';

/** The privacy notice, collapsed in the footer. */
export function Privacy() {
  return (
    <details id="privacy" className="group border-steel border-y">
      <summary className="flex min-h-target cursor-pointer items-center justify-between py-2 font-semibold">
        <h2>{footer.quickLinks.privacy}</h2>
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      <PrivacyNotice />
    </details>
  );
}
