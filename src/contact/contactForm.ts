import {
  type ContactFields,
  noFields,
  type Problems,
  problemsOf,
  toSubmission,
} from './contactSubmission.ts';
import { sendContactSubmission } from './sendContactSubmission.ts';

/** How long the success message stays, in ms (specification, section 9). */
export const SUCCESS_SHOWN_MS = 5000;

/**
 * A message leaves at the earliest this long after the form appeared, in ms: robots are held up, and a visitor whose
 * browser fills in everything at once does not notice. It is only ever sent later, never dropped.
 */
export const LEAST_FILL_MS = 1000;

export type SubmissionStatus = 'idle' | 'sending' | 'success' | 'error';

export type ContactFormState = {
  readonly fields: ContactFields;
  readonly status: SubmissionStatus;
  /** Whether the last message that was sent has arrived. */
  readonly lastSendSucceeded: boolean;
  /** Whether the device said that it had no connection when sending failed. */
  readonly offline: boolean;
  /** What the last press on 'Send Message' found. */
  readonly problems: Problems;
};

export type ContactForm = {
  readonly state: () => ContactFormState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Says that the visitor sees the form; the first second begins the first time. */
  readonly markShown: () => void;
  readonly change: (field: keyof ContactFields, value: string) => void;
  /** Sends what was typed unless something is wrong with it or it is already on its way. */
  readonly submit: () => Promise<void>;
};

const empty: ContactFormState = {
  fields: noFields,
  status: 'idle',
  lastSendSucceeded: false,
  offline: false,
  problems: {},
};

/**
 * The state of the contact form. It outlives the view, so what was typed survives a look at another one; it lives
 * in memory only, because phones are shared and prayers are private.
 *
 * @param send stores one row, and rejects when it could not
 */
export function createContactForm(send = sendContactSubmission): ContactForm {
  let state = empty;
  let appearedAt: number | undefined;
  let successTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function update(next: Partial<ContactFormState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  /** Clears the fields, unless the visitor went on writing while `sent` was on its way: those words are not sent. */
  function succeed(sent: ContactFields) {
    const fields = state.fields === sent ? noFields : state.fields;
    update({ fields, status: 'success', lastSendSucceeded: true });
    // The message before may still have its own running.
    clearTimeout(successTimer);
    successTimer = setTimeout(
      () => state.status === 'success' && update({ status: 'idle' }),
      SUCCESS_SHOWN_MS,
    );
  }

  /** What is left of the least time, in ms. */
  const waitLeft = () => (appearedAt ?? 0) + LEAST_FILL_MS - performance.now();

  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    markShown() {
      appearedAt ??= performance.now();
      // The room of earlier thanks is for those who were there to read them.
      if (state.status === 'idle' && state.lastSendSucceeded) update({ lastSendSucceeded: false });
    },
    change(field, value) {
      update({ fields: { ...state.fields, [field]: value } });
    },
    async submit() {
      if (state.status === 'sending') return;
      const problems = problemsOf(state.fields);
      update({ status: 'idle', offline: false, problems });
      if (Object.keys(problems).length > 0) return;
      update({ status: 'sending' });
      const { fields } = state;
      try {
        const wait = waitLeft();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        await send(toSubmission(fields));
        succeed(fields);
      } catch (error) {
        console.error('The message could not be sent.', error);
        // Only a hint, for the words: behind some VPNs it says for ever that there is no connection.
        update({ status: 'error', lastSendSucceeded: false, offline: !navigator.onLine });
      }
    },
  };
}
