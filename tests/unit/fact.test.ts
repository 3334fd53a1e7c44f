import { describe, expect, it } from 'vitest';
import { isSample, Sample, sample, unwrap } from '../../src/content/fact.ts';

describe('a fact that only the owner knows', () => {
  it('is a sample until the owner supplies it, and is shown all the same', () => {
    const fact = sample('name@example.org');
    expect(fact).toBeInstanceOf(Sample);
    expect(isSample(fact)).toBe(true);
    expect(unwrap(fact)).toBe('name@example.org');
  });

  it.each([
    ['a word', 'office@example.org'],
    ['an empty word', ''],
    ['a list', ['one']],
    ['an object that looks like a sample', { value: 'x' }],
    ['nothing', undefined],
  ])('is no sample once it is %s that stands by itself', (_, fact) => {
    expect(isSample(fact)).toBe(false);
    expect(unwrap(fact)).toBe(fact);
  });

  it('keeps the very thing that it stands for', () => {
    const paragraphs = ['One.', 'Two.'];
    expect(unwrap(sample(paragraphs))).toBe(paragraphs);
  });
});
