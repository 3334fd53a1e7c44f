import { contact } from '@content/contact.ts';
import { help } from '@content/help.ts';
import { HelpNumbers } from '../components/HelpInDanger.tsx';
import type { ContactFormState } from './contactForm.ts';

/**
 * What becomes of the message. Its two regions are always on the page, so that a change in them is announced. The
 * thanks leave their room behind when they go: nothing jumps under someone who reads on. The numbers to call stay.
 */
export function SubmissionMessage({
  status,
  lastSendSucceeded,
  offline,
  unanswered,
}: Pick<ContactFormState, 'status' | 'lastSendSucceeded' | 'offline' | 'unanswered'>) {
  return (
    <>
      <div role="status">
        {status === 'sending' && <p className="sr-only">{contact.sending}</p>}
        {lastSendSucceeded && (
          <p
            className={`mb-6 border-ink border-l-8 bg-marigold p-5 font-semibold ${status === 'success' ? '' : 'invisible'}`}
          >
            {contact.success}
          </p>
        )}
      </div>
      {lastSendSucceeded && (
        <div className="mb-6">
          <p className="font-bold">{help.afterSending}</p>
          <HelpNumbers />
        </div>
      )}
      <div role="alert">
        {status === 'error' && (
          <div className="mb-6 border-4 border-brick bg-paper p-5 font-bold text-brick">
            <p>{contact.error}</p>
            {unanswered && <p className="mt-2">{contact.unanswered}</p>}
            {offline && <p className="mt-2">{contact.offline}</p>}
            <p className="mt-2">{contact.kept}</p>
          </div>
        )}
      </div>
    </>
  );
}
