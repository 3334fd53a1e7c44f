import { contact } from '@content/contact.ts';
import { expect, it } from 'vitest';
import { type ContactFields, limits, noFields, problemsOf } from '../../src/contact/contactSubmission.ts';
import { problemWords } from '../../src/contact/problemWords.ts';

/** Something for every problem that a field can have. */
const wrong: [
  field: keyof ContactFields,
  words: keyof typeof contact.errors,
  typed: string,
  limit?: number,
][] = [
  ['name', 'nameMissing', ''],
  ['name', 'nameTooLong', 'n'.repeat(201), 200],
  ['name', 'controlCharacters', 'An\u0000na'],
  ['email', 'emailMissing', ''],
  ['email', 'emailInvalid', 'anna'],
  ['email', 'emailTooLong', `${'a'.repeat(254)}@example.org`, 254],
  ['email', 'controlCharacters', 'anna\u0007@example.org'],
  ['phone', 'phoneTooLong', '0'.repeat(41), 40],
  ['phone', 'controlCharacters', '1\u00072'],
  ['prayerRequests', 'prayerTooLong', 'x'.repeat(5001), 5000],
  ['prayerRequests', 'controlCharacters', 'x\u0000'],
];

it.each(wrong)(
  'what is wrong with the field %s is said, with its true limit (%s)',
  (field, words, typed, limit) => {
    const problem = problemsOf({ ...noFields, name: 'Anna', email: 'anna@example.org', [field]: typed })[
      field
    ];
    expect(problem && problemWords(field, problem)).toBe(contact.errors[words]);
    if (!limit) return;
    expect(limits[field]).toBe(limit);
    expect(contact.errors[words]).toContain(limit.toLocaleString('en'));
  },
);
