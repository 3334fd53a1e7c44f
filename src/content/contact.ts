// The Contact page: the words of the form, its messages, and what stands beside it.
import { unconfirmed } from '../model/fact.ts';
import type { ContactPage } from '../model/types.ts';
import { site } from './site.ts';

export const contact: ContactPage = {
  title: 'Contact Reach & Build',
  intro: "We'd love to hear from you. Send us a message and we'll respond as soon as possible.",
  fields: {
    name: { label: 'Full Name' },
    email: { label: 'Email Address', hint: 'We will reply here. Use an address that only you read.' },
    phone: {
      label: 'Phone Number',
      hint: 'Only if you want us to call you, and only a number that is safe for you. Outside India, please add the country code.',
    },
    prayerRequests: {
      label: 'Prayer Requests',
      hint: 'Write your prayer request or any other message here. You may leave out names and places.',
    },
  },
  required: 'Please fill in the fields marked *.',
  noScript: 'This form needs JavaScript. Without it, please email or call us: see “Other ways to reach us”.',
  submit: 'Send Message',
  sending: 'Sending...',
  success: 'Thank you for your message! We will get back to you soon.',
  error: 'Something went wrong. Please try again later.',
  // No answer came, so it is not known.
  unanswered:
    'We do not know if your message reached us. You can safely press Send Message again: we will get it only once.',
  offline: 'You seem to be offline. Press Send Message again when you are connected.',
  kept: 'Your words are still here. You can also email us or call us.',
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
  // Who reads the requests, and what will you do when a child is abused or a life is in danger? Whoever learns of the
  // sexual abuse of a child must tell the police (POCSO Act 2012, sections 19 and 21; read 2026-11-22:
  // www.lawcodehub.com/pocso/19 and constitutionofindia.in/?p=19807).
  beforeYouWrite: unconfirmed(
    'Only a few of us read what you write. But if you tell us that a child has been sexually abused, or may be, the law makes us tell the police. If a life is in danger, we tell people who can help. Where it is safe, we tell you first.',
  ),
  // Is this true of everyone who can open the messages?
  privacyNote: unconfirmed(
    'Your message is read by people in this ministry who answer messages and pray for you. We show it to others only as said above. We never publish it.',
  ),
  // Does the database delete them? docs/going-live.md says where to see it.
  keptNote: unconfirmed('We delete your message after ' + site.messagesKeptFor + '.'),
  privacyLink: 'Read the full privacy notice',
  // From May 2027 a child's details may be stored only with a parent's consent that can be shown (DPDP Act, section 9;
  // read 2026-11-22: www.lawweb.in/2025/11/digital-guardianship-in-motion-indias.html). How will you ask for it?
  consent: unconfirmed(
    'By pressing Send Message you agree that we store your name, your email address, your phone number and your words, to answer you and to pray. Are you under 18? If you are not safe at home, call Childline: 1098. If you are safe, ask a parent, or another adult you trust, to write for you.',
  ),
  elsewhere: {
    title: 'Other ways to reach us',
    // Does somebody answer the phone and read the emails?
    text: unconfirmed(
      'You can also email us or call us. Somebody in Chennai will answer, but perhaps not on the same day.',
    ),
  },
};
