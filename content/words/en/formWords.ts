/** The form; the labels and errors of its fields are in fieldWords.ts. */
export const formWords = {
  intro: "We'd love to hear from you. Send us a message and we'll respond as soon as possible.",
  required: '* required',
  noScript: 'This form needs JavaScript. Without it, please email or call us.',
  submit: 'Send Message',
  sending: 'Sending...',
  success: 'Thank you for your message! We will get back to you soon.',
  another: 'Write another message',
  /** Thanks for a message that asks for no prayer. */
  arrived: 'Your message has reached us.',
  goesTo: (address: string) => `We’ll write to ${address}, unless you told us that isn’t safe.`,
  /** Precede the phone number. */
  call: 'Or call us:',
  noEmail: 'No email? Call us:',
  didYouMean: (address: string) => `Did you mean ${address}?`,
  error: 'Something went wrong. Please try again later.',
  /** Follows `error` when no answer came. */
  unanswered:
    'We can’t tell whether your message reached us. It’s safe to send it again: we’ll get it only once.',
  /** Follows `error` when many send at once, in place of `kept`. */
  full: 'Many messages are arriving just now. Yours is kept here: please press Send Message again in an hour, or call us. If it doesn’t go then, try tomorrow.',
  /** Follows `error` when there is no connection. */
  offline: 'You seem to be offline. Once you’re connected, press Send Message again.',
  /** Follows `error` where reloading may help: it deletes what was typed. */
  lost: 'Part of this page didn’t load. If it happens again, copy your message first, then reload the page and paste it.',
  /** The end of every error. */
  kept: 'Your words are still here. You can also email or call us.',
  errorSummaryTitle: 'There is a problem',
  /** The link to all numbers, beside the first two. */
  moreNumbers: 'More',
  elsewhere: 'Other ways to reach us',
  /** Shown in the privacy notice. */
  responsible: 'Who is responsible',
  privacyQuestions: 'Questions about privacy: ',
};
