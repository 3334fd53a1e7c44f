import { testimonialsSection } from '@content/home.ts';
import { X } from 'lucide-react';
import type { Picture } from 'vite-imagetools';
import { Loaded } from '../../components/Loaded.tsx';
import { createLoader } from '../../components/loader.ts';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { Photo } from '../../components/Photo.tsx';
import { PrintHead } from '../../components/PrintHead.tsx';
import type { Testimonial } from '../../content/types.ts';

const letter = createLoader(() => import('./Letter.tsx'));

type LetterDialogProps = { testimonial?: Testimonial; portrait?: Picture; onClose: () => void };

/** The window in which a leader's letter is read; the letters arrive when the first one is opened. */
export function LetterDialog({ testimonial, portrait, onClose }: LetterDialogProps) {
  return (
    <ModalDialog
      open={testimonial !== undefined}
      onClose={onClose}
      labelledBy="letter-title"
      className="letter"
    >
      {testimonial && portrait && (
        <>
          <PrintHead view="home" />
          <div className="flex items-center justify-between gap-4 border-line border-b bg-stone py-1 pr-2 pl-5 md:pl-8 print:hidden">
            <h2 id="letter-title" className="font-semibold">
              {testimonialsSection.modalTitle}
            </h2>
            <button
              type="button"
              aria-label={testimonialsSection.close}
              onClick={onClose}
              className="flex min-h-target min-w-target items-center justify-center rounded-sm hover:text-brick"
            >
              <X aria-hidden="true" className="size-6" />
            </button>
          </div>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
            tabIndex={0}
            aria-labelledby="letter-title"
            className="overflow-y-auto overscroll-contain p-5 md:p-8 print:overflow-visible print:p-0"
          >
            <Loaded loader={letter} title={testimonial.name} heading="p">
              {({ Letter }) => (
                <Letter
                  testimonial={testimonial}
                  portrait={
                    <Photo
                      picture={portrait}
                      alt={testimonial.alt}
                      sizes="96px"
                      className="size-20 max-w-1/2 shrink-0 rounded-sm"
                    />
                  }
                />
              )}
            </Loaded>
          </section>
          {/* Its edge cuts the words off, which shows that they go on. */}
          <div className="h-5 shrink-0 border-ink border-t-2 bg-stone print:hidden" />
        </>
      )}
    </ModalDialog>
  );
}
