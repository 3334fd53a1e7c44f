import { contact } from '@content/contact';
import { Check } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ContactFormState } from './contactFormStore.ts';
import { formWords } from './formWords.ts';
import { contactFormStore } from './useContactForm.ts';

/** How long screen readers need to notice a live region before what changes in it is announced, in ms. */
const NOTICE_MS = 100;

/**
 * The outcome of sending, in two live regions, which must be in the DOM before they change to be announced: they mount
 * empty, also when the visitor returns to the view. The line that follows the success message takes its space, so that
 * nothing jumps.
 */
export function SubmissionMessage({ status, sentAt, offline, unanswered }: ContactFormState) {
  const [noticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);
  const thanks = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!noticed || status !== 'success' || !thanks.current) return;
    let inWindow = false;
    const report = () => contactFormStore.successVisible(inWindow && document.visibilityState === 'visible');
    const observer = new IntersectionObserver((entries) => {
      inWindow = entries.at(-1)?.isIntersecting ?? false;
      report();
    });
    observer.observe(thanks.current);
    document.addEventListener('visibilitychange', report);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', report);
      contactFormStore.successVisible(false);
    };
  }, [noticed, status]);
  return (
    <>
      <div role="status">
        {noticed && status === 'sending' && <p className="sr-only">{formWords.sending}</p>}
        {noticed && sentAt && (
          <div className="mb-6 grid items-center *:[grid-area:1/1]">
            <div
              ref={thanks}
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
        {noticed && status === 'error' && (
          <div className="mb-6 border-4 border-brick bg-paper p-5">
            <p className="font-bold text-brick">{formWords.error}</p>
            {unanswered && <p className="mt-2">{formWords.unanswered}</p>}
            {offline && <p className="mt-2">{formWords.offline}</p>}
            <p className="mt-2">{formWords.kept}</p>
          </div>
        )}
      </div>
    </>
  );
}
