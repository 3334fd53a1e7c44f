import type { FieldName, Problem } from './contactSubmission.ts';
import { formWords } from './formWords.ts';

export function fieldId(field: FieldName): string {
  return `contact-${field}`;
}

export function problemWords(field: FieldName, problem: Problem): string {
  const { errors } = formWords;
  if (problem === 'unreadable') return errors.controlCharacters;
  if (problem === 'invalid') return errors.emailInvalid;
  if (problem === 'missing') return field === 'name' ? errors.nameMissing : errors.emailMissing;
  return field === 'prayerRequests' ? errors.prayerTooLong : errors[`${field}TooLong` as const];
}
