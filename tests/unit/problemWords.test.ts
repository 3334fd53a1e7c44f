import { describe, expect, it } from 'vitest';
import { type ContactFields, limits, noFields, problemsOf } from '../../src/contact/contactSubmission.ts';
import { fieldId, problemWords } from '../../src/contact/problemWords.ts';

const filled: ContactFields = { ...noFields, name: 'Anna', email: 'anna@example.org' };

/** Something for every problem that a field can have. */
const wrong: [field: keyof ContactFields, value: string, words: string][] = [
  ['name', '', 'Enter your full name'],
  ['name', 'n'.repeat(limits.name + 1), 'Shorten your full name'],
  ['name', 'An\u0000na', 'Type this again instead of pasting it'],
  ['email', '', 'Enter your email address'],
  ['email', 'anna', 'Enter an email address in the form name@example.org'],
  ['email', `${'a'.repeat(limits.email)}@example.org`, 'Check your email address'],
  ['email', 'anna\u0007@example.org', 'Type this again instead of pasting it'],
  ['phone', '0'.repeat(limits.phone + 1), 'Enter one phone number only'],
  ['phone', '1\u00072', 'Type this again instead of pasting it'],
  ['prayerRequests', 'x'.repeat(limits.prayerRequests + 1), 'Shorten your prayer request'],
  ['prayerRequests', 'x\u0000', 'Type this again instead of pasting it'],
];

describe('what is wrong with a field', () => {
  it.each(wrong)('is said of the field %s, with what to do about it', (field, value, words) => {
    const problem = problemsOf({ ...filled, [field]: value })[field];
    expect(problem).toBeDefined();
    expect(problem && problemWords(field, problem).startsWith(words)).toBe(true);
  });

  it('is never said of a field that may be sent', () => {
    expect(problemsOf(filled)).toEqual({});
  });

  it('is said about an element of its own for each field', () => {
    const ids = (Object.keys(noFields) as (keyof ContactFields)[]).map(fieldId);
    expect(new Set(ids).size).toBe(4);
  });

  it('names the true limit of a prayer request', () => {
    expect(problemWords('prayerRequests', 'tooLong')).toContain(limits.prayerRequests.toLocaleString('en'));
  });
});
