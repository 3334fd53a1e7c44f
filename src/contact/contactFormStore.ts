import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { type ContactFields, fieldNames, noFields } from '../../content/contactFields.ts';
import { importOnce, whenIdle } from '../loading/lazyPart.ts';
import { type Problems, problemsOf, toSubmission } from './contactSubmission.ts';
import type { SendError } from './sendContactSubmission.ts';

/** Keeps the success message this long, in ms (specification, section 9). */
const SUCCESS_SHOWN_MS = 5000;

/** Browsers may fire `beforeunload` this long after a click on a `tel:` or `mailto:` link, in ms. */
const HAND_OVER_MS = 1000;

/** `full`: too many messages within the hour; `lost`: the chunk that sends, perhaps by a deployment; `unanswered`: it may have arrived. */
type Failure = 'full' | 'offline' | 'lost' | 'unanswered';

const empty = {
  fields: noFields,
  status: 'idle' as 'idle' | 'sending' | 'success' | 'error',
  /** The last message that was sent, until the next is submitted. */
  sent: undefined as { email: string; asksPrayer: boolean } | undefined,
  failure: undefined as Failure | undefined,
  problems: {} as Problems,
};

export type ContactFormState = Readonly<typeof empty>;

// The contact form's state machine. It outlives the view, so that typed words survive a visit to another one, in memory
// only: phones are shared, and prayers are private.
let state: ContactFormState = empty;
let attempt: { words: string; id: string } | undefined;
const listeners = new Set<() => void>();

const current = () => state;

function subscribe(onChange: () => void) {
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

/**
 * supabase-js has a chunk of its own. Browsers keep a pending import, and Firefox before 155 a failed one
 * (https://bugzilla.mozilla.org/show_bug.cgi?id=2055211), so each retry has another URL.
 */
const fetchSending = importOnce(async (failures) => {
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
    update({ status: 'error', failure: failureOf(error as Partial<SendError>, !send) });
  }
}

function failureOf({ code, unanswered }: Partial<SendError>, isLost: boolean): Failure | undefined {
  if (code === 'PT429') return 'full';
  // False behind some VPNs: it only chooses the words.
  if (!navigator.onLine) return 'offline';
  if (isLost) return 'lost';
  return unanswered ? 'unanswered' : undefined;
}

/** A UUID as Postgres reads it. `crypto.randomUUID` needs a secure context, and `npm start` may be opened over http. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The document's form: only its elements have what was typed before hydration. */
let prerendered = globalThis.document?.querySelector<HTMLFormElement>('#root form');

const elementsOf = (form: HTMLFormElement) =>
  fieldNames.map((name) => [name, form.elements.namedItem(name) as HTMLInputElement] as const);

function read(form: HTMLFormElement) {
  const typed = elementsOf(form).map(([name, { value }]) => [name, value]);
  const fields = Object.fromEntries(typed) as ContactFields;
  if (fieldNames.some((name) => fields[name] !== state.fields[name])) update({ fields });
}

function write(form: HTMLFormElement) {
  const { fields } = state;
  for (const [name, element] of elementsOf(form))
    if (element.value !== fields[name]) element.value = fields[name];
}

/** Uncontrolled inputs, all read on each event: password managers and in-app browsers set values without one. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const snapshot = useSyncExternalStore(subscribe, current, current);
  useLayoutEffect(() => {
    const shown = form.current;
    if (!shown) return;
    if (prerendered) {
      read(prerendered);
      prerendered = null;
    }
    write(shown);
    const fetch = () => void fetchSending().catch(() => undefined);
    const onEvent = () => read(shown);
    for (const event of ['input', 'change', 'focusout', 'submit'])
      shown.addEventListener(event, onEvent, true);
    shown.addEventListener('focusin', fetch);
    // A deployment may delete it while the message is typed.
    whenIdle(fetch);
    return () => {
      read(shown);
      forgetSent();
    };
  }, [form]);
  // Clears inputs only after sending; until then the DOM is newer.
  useLayoutEffect(() => {
    if (form.current && snapshot.fields === noFields) write(form.current);
  }, [form, snapshot.fields]);
  return snapshot;
}
