// The Contact page: the words of the form, its messages, and what stands beside it.
import type { ContactPage } from './types.ts';

export const contact: ContactPage = {
  title: 'Contact Reach & Build',
  intro: "We'd love to hear from you. Send us a message and we'll respond as soon as possible.",
  fields: {
    name: { label: 'Full Name' },
    email: { label: 'Email Address', hint: 'We answer to this address.' },
    phone: {
      label: 'Phone Number',
      hint: 'If you would like a call. Add the country code if you are outside India.',
    },
    prayerRequests: {
      label: 'Prayer Requests',
      hint: 'As much or as little as you like, in any language. If it is about someone else, a first name is enough.',
    },
  },
  required: 'We need an answer where you see a star (*).',
  noScript: 'This form needs JavaScript. Without it, write to us or ring: both are on this page.',
  submit: 'Send Message',
  sending: 'Sending...',
  success: 'Thank you for your message! We will get back to you soon.',
  error: 'Something went wrong. Please try again later.',
  offline: 'You seem to be offline. Your words are still here: send them when the connection is back.',
  errorSummaryTitle: 'There is a problem',
  errors: {
    nameMissing: 'Enter your full name',
    nameTooLong: 'Shorten your full name a little, please: it is longer than we can store',
    emailMissing: 'Enter your email address',
    emailInvalid: 'Enter an email address in the form name@example.org',
    emailTooLong: 'Check your email address: it is longer than any address can be',
    phoneTooLong: 'Enter one phone number only: this is longer than a number can be',
    prayerTooLong: 'Shorten your prayer request, or send it as two messages: one can hold 5,000 characters',
    controlCharacters: 'Type this again instead of pasting it: it contains hidden characters',
  },
  privacyNote:
    'A prayer request is read only by the people of this ministry who pray for it, and is never published.',
  keptNote: 'We keep your message for twelve months, so that we can answer it and pray, and then delete it.',
  privacyLink: 'Read the full privacy notice',
  elsewhere: {
    title: 'Other ways to reach us',
    text: 'If you would sooner talk than type, ring or write to us directly. Somebody in Chennai will answer, if not always the same day.',
  },
};
