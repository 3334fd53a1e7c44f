import { describe, expect, it } from 'vitest';
import { hasSample, isSample, sample, unwrap } from '../../src/model/fact.ts';

describe('a fact that only the owner knows', () => {
  it('is a sample until the owner supplies it, and is shown all the same', () => {
    const fact = sample('name@example.org');
    expect(isSample(fact)).toBe(true);
    expect(unwrap(fact)).toBe('name@example.org');
  });

  it.each([
    ['a word', 'office@example.org'],
    ['an empty word', ''],
    ['a list', ['one']],
    ['an object', { value: 'x' }],
    ['nothing', undefined],
  ])('is no sample once it is %s that stands by itself', (_, fact) => {
    expect(isSample(fact)).toBe(false);
    expect(unwrap(fact)).toBe(fact);
  });
});

describe('content', () => {
  it.each([
    ['itself', sample('x')],
    ['deep in a list', { rows: [{ label: 'Name', value: 'x' }, { value: sample('x') }] }],
  ])('is known to hold a sample: %s', (_, content) => {
    expect(hasSample(content)).toBe(true);
  });

  it.each([
    ['words', 'a sample('],
    ['nothing', undefined],
    ['supplied', { rows: [{ value: 'x' }], name: null }],
  ])('is known to hold none: %s', (_, content) => {
    expect(hasSample(content)).toBe(false);
  });
});
