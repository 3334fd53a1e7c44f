import { contact } from '@content/contact.ts';
import type { FieldName, Problem } from './contactSubmission.ts';

export function fieldId(field: FieldName): string {
  return `contact-${field}`;
}

export function problemWords(field: FieldName, problem: Problem): string {
  const { errors } = contact;
  if (problem === 'unreadable') return errors.controlCharacters;
  if (problem === 'invalid') return errors.emailInvalid;
  if (problem === 'missing') return field === 'name' ? errors.nameMissing : errors.emailMissing;
  return field === 'prayerRequests' ? errors.prayerTooLong : errors[`${field}TooLong` as const];
}
