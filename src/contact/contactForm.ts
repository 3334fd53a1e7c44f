import {
  type ContactFields,
  noFields,
  type Problems,
  problemsOf,
  toSubmission,
} from './contactSubmission.ts';
import { SendError, sendContactSubmission } from './sendContactSubmission.ts';

/** How long the success message stays, in ms (specification, section 9). */
export const SUCCESS_SHOWN_MS = 5000;

export type SubmissionStatus = 'idle' | 'sending' | 'success' | 'error';

export type ContactFormState = {
  readonly fields: ContactFields;
  readonly status: SubmissionStatus;
  /** Whether the last message that was sent has arrived. */
  readonly lastSendSucceeded: boolean;
  /** Whether the device said that it had no connection when sending failed. */
  readonly offline: boolean;
  /** Whether no answer came: the message may have arrived. */
  readonly unanswered: boolean;
  /** What the last press on 'Send Message' found. */
  readonly problems: Problems;
};

export type ContactForm = {
  readonly state: () => ContactFormState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Says that the visitor sees the form. */
  readonly markShown: () => void;
  /** Says whether the visitor sees the outcome: thanks go when they were seen for five seconds. */
  readonly markSeen: (seen: boolean) => void;
  readonly change: (field: keyof ContactFields, value: string) => void;
  /** Sends what was typed unless something is wrong with it or it is already on its way. */
  readonly submit: () => Promise<void>;
};

const empty: ContactFormState = {
  fields: noFields,
  status: 'idle',
  lastSendSucceeded: false,
  offline: false,
  unanswered: false,
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
  let attempt: { words: string; id: string } | undefined;
  let seen = false;
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
    timeSuccess();
  }

  function timeSuccess() {
    // The message before may still have its own running.
    clearTimeout(successTimer);
    if (!seen) return;
    successTimer = setTimeout(
      () => state.status === 'success' && update({ status: 'idle' }),
      SUCCESS_SHOWN_MS,
    );
  }

  /** The id under which these words are tried: until they have arrived or others are typed, each try is the same message. */
  function idFor(words: string): string {
    if (attempt?.words !== words) attempt = { words, id: randomId() };
    return attempt.id;
  }

  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    markShown() {
      // The room of earlier thanks is for those who were there to read them.
      if (state.status === 'idle' && state.lastSendSucceeded) update({ lastSendSucceeded: false });
    },
    markSeen(now) {
      seen = now;
      timeSuccess();
    },
    change(field, value) {
      update({ fields: { ...state.fields, [field]: value } });
    },
    async submit() {
      if (state.status === 'sending') return;
      const problems = problemsOf(state.fields);
      update({ status: 'idle', offline: false, unanswered: false, problems });
      if (Object.keys(problems).length > 0) return;
      update({ status: 'sending' });
      const { fields } = state;
      try {
        const row = toSubmission(fields);
        await send({ id: idFor(JSON.stringify(row)), ...row });
        attempt = undefined;
        succeed(fields);
      } catch (error) {
        console.error('The message could not be sent.', error);
        // Only a hint, for the words: behind some VPNs it says for ever that there is no connection.
        update({
          status: 'error',
          lastSendSucceeded: false,
          offline: !navigator.onLine,
          unanswered: error instanceof SendError && error.unanswered,
        });
      }
    },
  };
}

/** 128 random bits, as Postgres takes a UUID. Not crypto.randomUUID, which a page has over https only. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
