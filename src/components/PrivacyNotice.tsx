import { ChevronDown } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../loading/lazyPart.ts';
import { words } from '../words.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PartFailure } from './PartFailure.tsx';
import { Prerendered } from './Prerendered.tsx';
import { PRIVACY_ID } from './PrivacyLink.tsx';

const privacyText = lazyPart(() => import('./PrivacyText.tsx'), 'PrivacyText');

/** Collapsed at the end of Contact, where messages are written: the footers lead to it. On ink, like what follows it. */
export function PrivacyNotice() {
  const opening = words.loading.opening + words.privacy;
  return (
    <details className="group border-steel border-y">
      <summary className="flex min-h-target cursor-pointer items-center justify-between py-2 font-semibold">
        <h2>{words.privacy}</h2>
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      <div id={PRIVACY_ID} className="max-w-text scroll-mt-14 pb-8">
        <ErrorBoundary
          resetKey=""
          fallback={(error, reset) => (
            <PartFailure
              part={privacyText}
              error={error}
              failed={words.loading.failed}
              opening={opening}
              onLoaded={reset}
            />
          )}
        >
          <Suspense fallback={<p role="status">{opening}</p>}>
            <Prerendered part={privacyText} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </details>
  );
}
