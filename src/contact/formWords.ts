import { type FieldName, maxLengths, type Problem } from './contactSubmission.ts';

/** The words of the form that the specification fixes, and those of its buttons and errors. */
export const formWords = {
  title: 'Contact Reach & Build',
  labels: {
    name: 'Full Name',
    email: 'Email Address',
    phone: 'Phone Number',
    prayerRequests: 'Prayer Requests',
  },
  required: 'Please fill in the fields marked *.',
  noScript: 'This form needs JavaScript. Without it, please email or call us: see “Other ways to reach us”.',
  submit: 'Send Message',
  sending: 'Sending...',
  success: 'Thank you for your message! We will get back to you soon.',
  error: 'Something went wrong. Please try again later.',
  /** After `error`, when no answer came, so that it is not known. */
  unanswered:
    'We do not know if your message reached us. You can safely press Send Message again: we will get it only once.',
  /** After `error`, without a connection. */
  offline: 'You seem to be offline. Press Send Message again when you are connected.',
  /** The end of every error. */
  kept: 'Your words are still here. You can also email us or call us.',
  privacyLink: 'Read the full privacy notice',
  errorSummaryTitle: 'There is a problem',
  errors: {
    name: {
      missing: 'Enter a name that we may call you',
      tooLong: `Enter a name of ${maxLengths.name} characters or fewer`,
    },
    email: {
      missing: 'Enter your email address',
      invalid: 'Enter an email address like name@example.org',
      tooLong: `Enter an email address of ${maxLengths.email} characters or fewer`,
    },
    phone: { tooLong: `Enter one phone number of ${maxLengths.phone} characters or fewer` },
    prayerRequests: {
      tooLong: `Enter a message of ${maxLengths.prayerRequests.toLocaleString('en')} characters or fewer, or send it in two parts`,
    },
    /** Of every field. */
    unreadable: 'Type this again instead of pasting it: it has hidden characters in it',
  },
} as const;

export function problemWords(field: FieldName, problem: Problem): string {
  const errors: Partial<Record<Problem, string>> = formWords.errors[field];
  return errors[problem] ?? formWords.errors.unreadable;
}
