import { contact } from '@content/contact.ts';
import type { ContactFields, Problem } from './contactSubmission.ts';

export function fieldId(field: keyof ContactFields): string {
  return `contact-${field}`;
}

export function problemWords(field: keyof ContactFields, problem: Problem): string {
  const { errors } = contact;
  if (problem === 'unreadable') return errors.controlCharacters;
  if (problem === 'invalid') return errors.emailInvalid;
  if (problem === 'missing') return field === 'name' ? errors.nameMissing : errors.emailMissing;
  const tooLong: Record<keyof ContactFields, string> = {
    name: errors.nameTooLong,
    email: errors.emailTooLong,
    phone: errors.phoneTooLong,
    prayerRequests: errors.prayerTooLong,
  };
  return tooLong[field];
}
