import { footer } from '@content/home.ts';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Loaded } from './Loaded.tsx';
import { createLoader } from './loader.ts';

const notice = createLoader(() => import('./PrivacyNotice.tsx'));

/** The privacy notice, folded up in the footer; its words arrive when it is opened. */
export function Privacy() {
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been unfolded before the script arrived.
  useEffect(() => setOpen(details.current?.open === true), []);
  return (
    <details
      ref={details}
      id="privacy"
      className="group border-steel border-y"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-target cursor-pointer items-center justify-between py-2 font-semibold">
        {footer.quickLinks.privacy}
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      {open && (
        <Loaded loader={notice} title={footer.quickLinks.privacy} heading="p">
          {({ PrivacyNotice }) => <PrivacyNotice />}
        </Loaded>
      )}
    </details>
  );
}
