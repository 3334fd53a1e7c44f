import { type Ref, useLayoutEffect, useRef } from 'react';
import { formWords } from '#words/formWords.ts';
import { type FieldName, type Problem, problemWords } from '../../content/contactFields.ts';
import type { ContactFormState } from './contactFormStore.ts';
import type { Problems } from './contactSubmission.ts';
import { fieldId, NoEmail } from './Field.tsx';

/** With `role="alert"` as well as the focus it would be announced twice (https://design-system.service.gov.uk/components/error-summary/). */
export function ErrorSummary({ ref, problems }: { ref: Ref<HTMLElement>; problems: Problems }) {
  const found = Object.entries(problems) as [FieldName, Problem][];
  if (found.length === 0) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="my-4 border-4 border-brick p-5"
    >
      <h2 id="error-summary-title" className="font-bold text-item">
        {formWords.errorSummaryTitle}
      </h2>
      <ul className="mt-3 grid gap-2">
        {found.map(([field, problem]) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              className="link font-semibold"
              onClick={(event) => {
                event.preventDefault();
                const input = document.getElementById(fieldId(field)) as HTMLInputElement;
                input.labels?.[0]?.scrollIntoView({ behavior: 'instant' });
                input.focus({ preventScroll: true });
              }}
            >
              {problemWords(field, problem)}
            </a>
          </li>
        ))}
      </ul>
      {problems.email && (
        <p className="mt-3">
          <NoEmail />
        </p>
      )}
    </section>
  );
}

/** Says that sending failed, in a live region, which must be in the DOM before it changes. */
export function SubmissionError({ status, failure }: ContactFormState) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (status === 'error' && document.activeElement?.id === 'contact-send')
      box.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  return (
    <div ref={box} role="alert">
      {status === 'error' && (
        <div className="mb-6 border-4 border-brick bg-paper p-5">
          <p className="font-semibold text-brick">{formWords.error}</p>
          {failure && <p className="mt-2">{formWords[failure]}</p>}
          {failure !== 'full' && <p className="mt-2">{formWords.kept}</p>}
        </div>
      )}
    </div>
  );
}
