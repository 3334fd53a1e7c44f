import { ChevronDown } from 'lucide-react';
import { base } from '../navigation/routes.ts';
import { words } from '../words.ts';
import { PrivacyText } from './PrivacyText.tsx';

/** Collapsed at the end of Contact, where messages are written: the footers lead to it. On ink, like what follows it. */
export function PrivacyNotice() {
  return (
    <details className="group border-steel border-y">
      <summary className="flex min-h-target cursor-pointer items-center justify-between py-2 font-semibold">
        <h2>{words.privacy}</h2>
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      <div id="privacy" className="max-w-text scroll-mt-14 pb-8">
        <PrivacyText />
        <p className="mt-6 flex flex-wrap gap-x-6">
          {words.licences.map(({ file, label }) => (
            <a
              key={file}
              href={base + file}
              className="inline-flex min-h-target items-center underline underline-offset-4"
            >
              {label}
            </a>
          ))}
        </p>
      </div>
    </details>
  );
}
