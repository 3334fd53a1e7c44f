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
 * The least time in ms between the form's first appearance and a message that a person has written. Short enough
 * for someone whose browser fills in everything at once.
 */
export const LEAST_FILL_MS = 1000;

export type SubmissionStatus = 'idle' | 'sending' | 'success' | 'error';

export type ContactFormState = {
  readonly fields: ContactFields;
  /** A field that people never see and simple robots fill. */
  readonly trap: string;
  readonly status: SubmissionStatus;
  /** Whether the device had no connection when sending failed. */
  readonly offline: boolean;
  /** What the last press on 'Send Message' found. */
  readonly problems: Problems;
};

export type ContactForm = {
  readonly state: () => ContactFormState;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly appear: () => void;
  readonly change: (field: keyof ContactFields | 'trap', value: string) => void;
  /** Sends what was typed unless something is wrong with it or it is already on its way. */
  readonly submit: () => Promise<void>;
};

const empty: ContactFormState = { fields: noFields, trap: '', status: 'idle', offline: false, problems: {} };

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

  function become(next: Partial<ContactFormState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  /** Clears the fields, unless the visitor went on writing while `sent` was on its way: those words are not sent. */
  function succeed(sent = state.fields) {
    const fields = state.fields === sent ? noFields : state.fields;
    become({ ...empty, fields, status: 'success' });
    // The message before may still have its own running.
    clearTimeout(successTimer);
    successTimer = setTimeout(
      () => state.status === 'success' && become({ status: 'idle' }),
      SUCCESS_SHOWN_MS,
    );
  }

  function isRobot(): boolean {
    return state.trap !== '' || performance.now() - (appearedAt ?? 0) < LEAST_FILL_MS;
  }

  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    appear() {
      appearedAt ??= performance.now();
    },
    change(field, value) {
      if (field === 'trap') become({ trap: value });
      else become({ fields: { ...state.fields, [field]: value } });
    },
    async submit() {
      if (state.status === 'sending') return;
      const problems = problemsOf(state.fields);
      become({ status: 'idle', offline: false, problems });
      if (Object.keys(problems).length > 0) return;
      // To a robot it looks as if its message had arrived.
      if (isRobot()) return succeed();
      become({ status: 'sending' });
      const { fields } = state;
      try {
        if (!navigator.onLine) throw new Error('The device is offline.');
        await send(toSubmission(fields));
        succeed(fields);
      } catch (error) {
        console.error('The message could not be sent.', error);
        become({ status: 'error', offline: !navigator.onLine });
      }
    },
  };
}
