import { ChevronDown } from 'lucide-react';
import { lazyPart } from '../loading/lazyPart.ts';
import { words } from '../words.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { Prerendered } from './Prerendered.tsx';

const privacyText = lazyPart(() => import('./PrivacyText.tsx'), 'PrivacyText');

/** Collapsed at the end of Contact, where messages are written: the footers lead to it. On ink, like what follows it. */
export function PrivacyNotice() {
  return (
    <details className="group border-steel border-y">
      <summary className="flex min-h-target cursor-pointer items-center justify-between py-2 font-semibold">
        <h2>{words.privacy}</h2>
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      <div id="privacy" className="max-w-text scroll-mt-14 pb-8">
        <PartBoundary part={privacyText} opening={words.loading.opening + words.privacy}>
          <Prerendered part={privacyText} />
        </PartBoundary>
      </div>
    </details>
  );
}
