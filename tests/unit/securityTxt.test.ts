import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sample } from '../../content/fact.ts';
import { securityTxt } from '../../site/document/securityTxt.ts';

const known = { email: 'office@ministry.example', address: 'https://ministry.example/' };

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 1, 28) }));
afterEach(() => vi.useRealTimers());

it('tells whom to write to about a weakness, for a little less than a year from the build', () => {
  expect(securityTxt(known)).toBe(
    `Contact: mailto:office@ministry.example
Expires: 2027-02-23T00:00:00.000Z
Preferred-Languages: en
Canonical: https://ministry.example/.well-known/security.txt
`,
  );
});

it('names no sample as an address to write to', () => {
  expect(securityTxt({ ...known, email: sample('name@example.org') })).toBeUndefined();
});

it('is left out where it would not lie at the root of the host', () => {
  expect(securityTxt({ ...known, address: 'https://someone.github.io/reach-and-build/' })).toBeUndefined();
});
