import { contact } from '@content/contact';
import { Check } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { formWords } from '../words/formWords.ts';
import type { ContactFormState } from './contactFormStore.ts';

/**
 * The outcome of sending, in two live regions, which must be in the DOM before they change to be announced. The line that
 * follows the success message takes its place, so that nothing jumps.
 */
export function SubmissionMessage({ status, sentAt, offline, unanswered }: ContactFormState) {
  const outcome = useRef<HTMLDivElement>(null);
  // Where another outcome took more room, or on a small phone.
  useLayoutEffect(() => {
    const isOutcome = status === 'success' || status === 'error';
    if (isOutcome && document.activeElement?.id === 'contact-send')
      outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  return (
    <div ref={outcome}>
      <div role="status">
        {status === 'sending' && <p className="sr-only">{formWords.sending}</p>}
        {sentAt && (
          <div className="mb-6 grid items-center *:[grid-area:1/1]">
            <div
              className={`flex gap-3 border-4 border-ink bg-paper p-5 font-semibold ${status === 'success' ? '' : 'invisible'}`}
            >
              <Check aria-hidden="true" className="size-6 shrink-0" />
              <p>{formWords.success}</p>
            </div>
            <p className={status === 'success' ? 'invisible' : ''}>
              {formWords.sentAt}
              {sentAt.toLocaleTimeString('en-GB', { timeStyle: 'short' })}. {contact.sent}
            </p>
          </div>
        )}
      </div>
      <div role="alert">
        {status === 'error' && (
          <div className="mb-6 border-4 border-brick bg-paper p-5">
            <p className="font-bold text-brick">{formWords.error}</p>
            {unanswered && <p className="mt-2">{formWords.unanswered}</p>}
            {offline && <p className="mt-2">{formWords.offline}</p>}
            <p className="mt-2">{formWords.kept}</p>
          </div>
        )}
      </div>
    </div>
  );
}
