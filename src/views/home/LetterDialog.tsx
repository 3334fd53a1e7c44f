import { leaders } from '@content/leaders';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { homeWords } from '#words/homeWords.ts';
import { words } from '#words/words.ts';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { CloseButton, ModalDialog } from '../../components/ModalDialog.tsx';
import { PrintHead } from '../../components/PrintHead.tsx';
import { lettersHref } from '../../navigation/routes.ts';
import { Letter } from './lazyLetter.ts';
import { Portrait } from './Portrait.tsx';

type LetterDialogProps = { selectedTestimonial: string | null; onClosed: () => void };

export function LetterDialog({ selectedTestimonial, onClosed }: LetterDialogProps) {
  const leader = leaders.find(({ key }) => key === selectedTestimonial);
  const text = useRef<HTMLElement>(null);
  // Focuses the scrolling part, instead of the close button.
  useLayoutEffect(() => {
    if (selectedTestimonial) text.current?.focus();
  }, [selectedTestimonial]);
  return (
    <ModalDialog
      id="letter"
      open={selectedTestimonial !== null}
      onClosed={onClosed}
      aria-labelledby="letter-title"
      className="letter"
    >
      {leader && (
        <>
          <PrintHead />
          <div className="flex items-center justify-between gap-4 border-line border-b bg-stone py-1 pr-2 pl-[20px] md:pl-8 print:hidden">
            <h2 id="letter-title" className="font-semibold">
              {homeWords.letter.title}
            </h2>
            <CloseButton dialog="letter" label={homeWords.letter.close} iconClassName="size-6" />
          </div>
          <section
            ref={text}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
            tabIndex={0}
            aria-labelledby="letter-title"
          >
            <ErrorBoundary
              resetKey={selectedTestimonial}
              fallback={
                <>
                  <p role="alert">{words.loading.failed}</p>
                  <a href={`${lettersHref}#${leader.key}`} className="button-primary mt-4">
                    {words.tryAgain}
                  </a>
                </>
              }
            >
              <Suspense fallback={<p role="status">{homeWords.letter.opening}</p>}>
                <Letter
                  key={leader.key}
                  leader={leader}
                  portrait={<Portrait leader={leader} className="max-w-1/2 size-20 shrink-0 rounded-sm" />}
                />
              </Suspense>
            </ErrorBoundary>
          </section>
        </>
      )}
    </ModalDialog>
  );
}
