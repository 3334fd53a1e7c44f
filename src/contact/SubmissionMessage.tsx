import { contact } from '@content/contact.ts';
import type { SubmissionStatus } from './contactForm.ts';

/** What became of the message. Its two regions are always on the page, so that a change in them is announced. */
export function SubmissionMessage({ status, offline }: { status: SubmissionStatus; offline: boolean }) {
  return (
    <>
      <div role="status">
        {status === 'success' && (
          <p className="mb-6 border-ink border-l-8 bg-marigold p-5 font-semibold">{contact.success}</p>
        )}
      </div>
      <div role="alert">
        {status === 'error' && (
          <div className="mb-6 border-ink border-l-8 bg-brick p-5 font-semibold text-paper">
            <p>{contact.error}</p>
            {offline && <p className="mt-2">{contact.offline}</p>}
            <p className="mt-2">{contact.kept}</p>
          </div>
        )}
      </div>
    </>
  );
}
