import { letters } from '@content/letters.ts';
import { testimonials } from '@content/testimonials.ts';
import { words } from '@content/words.ts';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hrefOf } from '../../src/navigation/addresses.ts';
import { About } from '../../src/views/About.tsx';
import { Articles } from '../../src/views/Articles.tsx';
import { Letter } from '../../src/views/home/Letter.tsx';
import { MyStory } from '../../src/views/MyStory.tsx';
import { WhatWeBelieve } from '../../src/views/WhatWeBelieve.tsx';
import { WhyRB } from '../../src/views/WhyRB.tsx';

const { nextSteps } = words;
const [card] = testimonials;
if (!card || Object.keys(letters).length === 0) throw new Error('The content has no letter to read.');

it.each([
  ['My Story', MyStory, nextSteps.pray, 'contact'],
  ['About', About, nextSteps.invite, 'contact'],
  ['What we believe', WhatWeBelieve, nextSteps.pray, 'contact'],
  ['Why R&B', WhyRB, nextSteps.support, 'donate'],
  ['Articles', () => <Articles tab="articles" onSelectTab={() => {}} />, nextSteps.write, 'contact'],
  ['a letter', () => <Letter testimonial={card} portrait={null} />, nextSteps.pray, 'contact'],
] as const)('%s ends in a next step', (_, Part, label, view) => {
  render(<Part />);
  const steps = within(screen.getByRole('navigation', { name: words.landmarks.nextSteps }));
  const [first, ...others] = steps.getAllByRole('link');
  expect(first).toHaveTextContent(label);
  expect(first).toHaveAttribute('href', hrefOf(view));
  expect(others.length).toBeLessThanOrEqual(1);
});
