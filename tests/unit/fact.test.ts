import { expect, it } from 'vitest';
import { hasSample, isSample, sample, unwrap } from '../../src/model/fact.ts';

it('a fact is a sample until the owner supplies it, and is shown all the same', () => {
  const fact = sample('name@example.org');
  expect(isSample(fact)).toBe(true);
  expect(unwrap(fact)).toBe('name@example.org');
});

it.each(['office@example.org', '', ['one'], { value: 'x' }, undefined])(
  'a fact is no sample once it stands by itself: %j',
  (fact) => {
    expect(isSample(fact)).toBe(false);
    expect(unwrap(fact)).toBe(fact);
  },
);

it.each([
  [true, sample('x')],
  [true, { rows: [{ label: 'Name', value: 'x' }, { value: sample('x') }] }],
  [false, 'a sample('],
  [false, undefined],
  [false, { rows: [{ value: 'x' }], name: null }],
])('whether words hold a sample is known (%s): %j', (holds, words) => {
  expect(hasSample(words)).toBe(holds);
});
