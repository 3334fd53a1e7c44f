import type { Ref } from 'react';
import { formWords } from '../words/formWords.ts';
import type { Problems } from './contactSubmission.ts';
import { fieldId } from './Field.tsx';
import { fieldNames, problemWords } from './fields.ts';

/**
 * Error summary (https://design-system.service.gov.uk/components/error-summary/). No `role="alert"`: it takes the focus, and
 * would be read twice.
 */
export function ErrorSummary({ ref, problems }: { ref: Ref<HTMLElement>; problems: Problems }) {
  const found = fieldNames.flatMap((name) => (problems[name] ? [[name, problems[name]] as const] : []));
  if (found.length === 0) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="my-6 border-4 border-brick p-5"
    >
      <h2 id="error-summary-title" className="font-bold text-item">
        {formWords.errorSummaryTitle}
      </h2>
      <ul className="mt-3 grid gap-2">
        {found.map(([field, problem]) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              className="link font-bold"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(field))?.focus();
              }}
            >
              {problemWords(field, problem)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
