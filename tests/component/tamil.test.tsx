import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LetterText } from '../../src/views/home/LetterText.tsx';

test('a voice reads a Tamil name and role as Tamil, and the English about them as English', () => {
  const testimonial = { key: 'ada' as never, name: 'சகோதரி கிரேஸ் (Grace)', role: 'Chennai – போதகர்' };
  render(<LetterText testimonial={{ ...testimonial, stars: 5, excerpt: '', alt: '' }} heading="h2" />);
  const heading = screen.getByRole('heading', { name: testimonial.name });
  expect(
    [...heading.querySelectorAll<HTMLElement>('[lang]')].map((part) => [part.lang, part.textContent]),
  ).toEqual([['ta', 'சகோதரி கிரேஸ்']]);
  for (const role of screen.getAllByText('போதகர்')) expect(role).toHaveAttribute('lang', 'ta');
});
