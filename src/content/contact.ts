// The Contact page: the words of the form, its messages, and what stands beside it.
import { unconfirmed } from '../model/fact.ts';
import type { ContactPage } from '../model/types.ts';

export const contact: ContactPage = {
  title: 'Contact Reach & Build',
  intro: "We'd love to hear from you. Send us a message and we'll respond as soon as possible.",
  fields: {
    name: { label: 'Full Name' },
    email: { label: 'Email Address', hint: 'We will reply to this address.' },
    phone: {
      label: 'Phone Number',
      hint: 'Only if you would like a call. Outside India, please add the country code.',
    },
    prayerRequests: {
      label: 'Prayer Requests',
      hint: 'Write your prayer request or any other message here, for example to ask for training. Tell us your place and language.',
    },
  },
  required: 'Please fill in the fields marked *.',
  noScript: 'This form needs JavaScript. Without it, please email or call us: both are on this page.',
  submit: 'Send Message',
  sending: 'Sending...',
  success: 'Thank you for your message! We will get back to you soon.',
  error: 'Something went wrong. Please try again later.',
  unanswered:
    'No answer came, so your message may have reached us. It is safe to press Send Message again: we will get it only once.',
  offline: 'You seem to be offline. Press Send Message again when the connection is back.',
  kept: 'What you typed is still here. You can also email or call us.',
  errorSummaryTitle: 'There is a problem',
  errors: {
    nameMissing: 'Enter your full name',
    nameTooLong: 'Enter a name of 200 characters or fewer',
    emailMissing: 'Enter your email address',
    emailInvalid: 'Enter an email address like name@example.org',
    emailTooLong: 'Enter an email address of 254 characters or fewer',
    phoneTooLong: 'Enter one phone number of 40 characters or fewer',
    prayerTooLong: 'Enter a message of 5,000 characters or fewer, or send it in two parts',
    controlCharacters: 'Type this again instead of pasting it: it has hidden characters in it',
  },
  danger: { text: 'In danger now? Call 112.', phone: '112' },
  // Who reads the requests? Name nobody here, but let it be true of everyone who can open the messages.
  privacyNote: unconfirmed(
    'Only the people of this ministry who pray for you read your prayer request. We never publish it.',
  ),
  // Does the database delete them? docs/going-live.md says where to see it.
  keptNote: unconfirmed('We delete your message after twelve months.'),
  privacyLink: 'Read the full privacy notice',
  consent:
    'By pressing Send Message you agree that we use your words to answer you and pray. Under 18? Ask a parent to send it.',
  elsewhere: {
    title: 'Other ways to reach us',
    // Does somebody answer the phone and read the emails?
    text: unconfirmed(
      'You can also email or call us. Somebody in Chennai will answer you, but perhaps not on the same day.',
    ),
  },
};
