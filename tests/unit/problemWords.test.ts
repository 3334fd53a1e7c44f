import { expect, it } from 'vitest';
import { type ContactFields, noFields, problemsOf } from '../../src/contact/contactSubmission.ts';
import { formWords } from '../../src/contact/formWords.ts';
import { problemWords } from '../../src/contact/problemWords.ts';

it.each<[field: keyof ContactFields, words: keyof typeof formWords.errors, typed: string, limit?: string]>([
  ['name', 'nameMissing', ''],
  ['name', 'nameTooLong', 'n'.repeat(201), '200'],
  ['name', 'controlCharacters', 'An\u0000na'],
  ['email', 'emailMissing', ''],
  ['email', 'emailInvalid', 'anna'],
  ['email', 'emailTooLong', `${'a'.repeat(243)}@example.org`, '254'],
  ['email', 'controlCharacters', 'anna\u0007@example.org'],
  ['phone', 'phoneTooLong', '0'.repeat(41), '40'],
  ['phone', 'controlCharacters', '1\u00072'],
  ['prayerRequests', 'prayerTooLong', 'x'.repeat(5001), '5,000'],
  ['prayerRequests', 'controlCharacters', 'x\u0000'],
])('what is wrong with the field %s is said, with its true limit (%s)', (field, words, typed, limit = '') => {
  const fields = { ...noFields, name: 'Anna', email: 'anna@example.org' };
  const problem = (text: string) => problemsOf({ ...fields, [field]: text })[field];
  const found = problem(typed);
  expect(found && problemWords(field, found)).toBe(formWords.errors[words]);
  expect(formWords.errors[words]).toContain(limit);
  if (limit) expect(problem(typed.slice(1)), 'what is just short enough').toBeUndefined();
});
