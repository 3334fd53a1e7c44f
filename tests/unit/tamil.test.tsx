import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LetterText } from '../../src/views/home/LetterText.tsx';

test('a voice reads a Tamil name and role as Tamil, and the English about them as English', () => {
  const testimonial = { key: 'ada' as never, name: 'சகோதரி கிரேஸ் (Grace)', role: 'Chennai – போதகர்' };
  const markup = renderToStaticMarkup(
    <LetterText testimonial={{ ...testimonial, stars: 5, excerpt: '', alt: '' }} heading="h2" />,
  );
  expect(markup).toMatch(/<h2[^>]*><span lang="ta">சகோதரி கிரேஸ்<\/span> \(Grace\)<\/h2>/);
  expect(markup.split('Chennai – <span lang="ta">போதகர்</span>'), 'over the letter and under it').toHaveLength(
    3,
  );
});
