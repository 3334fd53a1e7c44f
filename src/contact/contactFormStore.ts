import { type ContactFields, fieldNames, noFields } from '../../content/contactFields.ts';
import { importOnce } from '../loading/lazyPart.ts';
import { type Problems, problemsOf, toSubmission } from './contactSubmission.ts';
import type { SendError } from './sendContactSubmission.ts';

/** Keeps the success message this long, in ms (specification, section 9). */
const SUCCESS_SHOWN_MS = 5000;

/** Browsers may fire `beforeunload` this long after a click on a `tel:` or `mailto:` link, in ms. */
const HAND_OVER_MS = 1000;

/**
 * - `full`: the table took as many messages as it may within the hour
 * - `offline`: there is no connection
 * - `lost`: the chunk that sends could not be loaded: a new deployment may have deleted it
 * - `unanswered`: the message may have arrived
 */
type Failure = 'full' | 'offline' | 'lost' | 'unanswered';

const empty = {
  fields: noFields,
  status: 'idle' as 'idle' | 'sending' | 'success' | 'error',
  /** The last message that was sent, until the next is submitted. */
  sent: undefined as { email: string; asksPrayer: boolean } | undefined,
  /** Why sending failed, if it is known; each has words of its own. */
  failure: undefined as Failure | undefined,
  /** Validation errors of the last submit. */
  problems: {} as Problems,
};

export type ContactFormState = Readonly<typeof empty>;

// The contact form's state machine. It outlives the view, so that typed words survive a visit to another one, in memory
// only: phones are shared, and prayers are private.
let state: ContactFormState = empty;
let attempt: { words: string; id: string } | undefined;
const listeners = new Set<() => void>();

export const contactFormState = () => state;

export function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function update(next: Partial<ContactFormState>) {
  state = { ...state, ...next };
  askBeforeLeaving();
  for (const listener of listeners) listener();
}

/** Lets the browser ask before unsent words are lost. */
function askBeforeLeaving() {
  addEventListener('click', onHandOver, true);
  window.onbeforeunload = Object.values(state.fields).some(Boolean) ? () => true : null;
}

/** `tel:` and `mailto:` fire `beforeunload` too, though the page stays: in Chromium at once, in Firefox later. */
function onHandOver({ target }: MouseEvent) {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.protocol.startsWith('http')) return;
  window.onbeforeunload = null;
  setTimeout(askBeforeLeaving, HAND_OVER_MS);
}

/** Runs on unmount too: phones are shared, and a sent message is nobody else's business. */
export function forgetSent() {
  if (state.sent) update({ status: 'idle', sent: undefined });
}

export function setFields(fields: ContactFields) {
  if (fieldNames.some((name) => fields[name] !== state.fields[name])) update({ fields });
}

/**
 * supabase-js outweighs the rest of the view: it has a chunk that imports only the entry. Browsers keep a pending
 * import until the page is closed, and Firefox before 155 a failed one
 * (https://bugzilla.mozilla.org/show_bug.cgi?id=2055211), so each retry has a URL of its own.
 */
export const fetchSending = importOnce(async (failures) => {
  const { sending } = document.querySelector<HTMLElement>('[data-sending]')?.dataset ?? {};
  const { sendContactSubmission }: typeof import('./sendContactSubmission.ts') =
    failures > 0 && sending
      ? await import(/* @vite-ignore */ `${sending}?${failures}`)
      : await import('./sendContactSubmission.ts');
  return sendContactSubmission;
});

/** Does nothing while sending. */
export async function submit() {
  if (state.status === 'sending') return;
  const problems = problemsOf(state.fields);
  update({ status: 'idle', failure: undefined, problems });
  if (Object.keys(problems).length > 0) return;
  update({ status: 'sending', sent: undefined });
  const { fields } = state;
  let send: Awaited<ReturnType<typeof fetchSending>> | undefined;
  try {
    const row = toSubmission(fields);
    const words = JSON.stringify(row);
    // Idempotency key: retries of the same words keep their id.
    if (attempt?.words !== words) attempt = { words, id: randomId() };
    send = await fetchSending();
    await send({ id: attempt.id, ...row });
    attempt = undefined;
    // Words that were edited meanwhile are not sent yet.
    if (state.fields === fields) update({ fields: noFields });
    const sent = { email: `${row.email}`, asksPrayer: row.prayer_requests !== null };
    update({ status: 'success', sent });
    // A newer message has its own timer.
    setTimeout(() => state.sent === sent && update({ status: 'idle' }), SUCCESS_SHOWN_MS);
  } catch (error) {
    console.error('The message could not be sent.', error);
    const { code, unanswered } = error as Partial<SendError>;
    // `onLine` is false behind some VPNs: it only chooses the words.
    const failure =
      code === 'PT429'
        ? 'full'
        : !navigator.onLine
          ? 'offline'
          : !send
            ? 'lost'
            : unanswered
              ? 'unanswered'
              : undefined;
    update({ status: 'error', failure });
  }
}

/** A UUID as Postgres reads it. `crypto.randomUUID` needs a secure context, and `npm start` may be opened over http. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
