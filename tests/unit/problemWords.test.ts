import { describe, expect, it } from 'vitest';
import { type ContactFields, limits, noFields, problemsOf } from '../../src/contact/contactSubmission.ts';
import { fieldId, problemWords } from '../../src/contact/problemWords.ts';

const filled: ContactFields = { ...noFields, name: 'Anna', email: 'anna@example.org' };

/** Something for every problem that a field can have. */
const wrong: [field: keyof ContactFields, value: string, words: string][] = [
  ['name', '', 'Enter your full name'],
  ['name', 'n'.repeat(limits.name + 1), 'Enter a name of 200 characters or fewer'],
  ['name', 'An\u0000na', 'Type this again instead of pasting it'],
  ['email', '', 'Enter your email address'],
  ['email', 'anna', 'Enter an email address like name@example.org'],
  ['email', `${'a'.repeat(limits.email)}@example.org`, 'Enter an email address of 254 characters or fewer'],
  ['email', 'anna\u0007@example.org', 'Type this again instead of pasting it'],
  ['phone', '0'.repeat(limits.phone + 1), 'Enter one phone number of 40 characters or fewer'],
  ['phone', '1\u00072', 'Type this again instead of pasting it'],
  ['prayerRequests', 'x'.repeat(limits.prayerRequests + 1), 'Enter a message of 5,000 characters or fewer'],
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

  it.each([
    ['name', limits.name],
    ['email', limits.email],
    ['phone', limits.phone],
    ['prayerRequests', limits.prayerRequests],
  ] as const)('names the true limit of the field %s', (field, limit) => {
    expect(problemWords(field, 'tooLong')).toContain(limit.toLocaleString('en'));
  });
});
