import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { words } from '../words.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyPart } from './lazyPart.ts';
import { PartFailure } from './PartFailure.tsx';
import { useHydrated } from './useHydrated.ts';

const TITLE = 'Privacy';
export const privacyText = lazyPart(() => import('./PrivacyText.tsx'), 'PrivacyText');
/** The same object at each render, or React would empty the element. */
const prerendered = { __html: '' };

/** Collapsed in the footer. Every document has its text; the script fetches it only where there was no document to hydrate. */
export function PrivacyNotice() {
  const [wasHydrated] = useState(!useHydrated());
  const className = 'max-w-text pb-8';
  return (
    <details id="privacy" className="group border-steel border-y">
      <summary className="flex min-h-target cursor-pointer items-center justify-between py-2 font-semibold">
        <h2>{TITLE}</h2>
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      {wasHydrated && !import.meta.env.SSR ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps what the build has rendered
        <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={prerendered} />
      ) : (
        <div className={className}>
          <FetchedText />
        </div>
      )}
    </details>
  );
}

function FetchedText() {
  const opening = words.loading.opening + TITLE;
  return (
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
        <privacyText.Component />
      </Suspense>
    </ErrorBoundary>
  );
}
