import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StoryChapter } from '../../src/views/myStory/StoryChapter.tsx';
import { myStory } from '../fixtures/content.ts';

const { picture } = myStory.sections.find((chapter) => chapter.picture) ?? {};

it.each([
  ['beside the first words', ['Morning.', 'Noon. Rain came.', 'Night.'], 'Morning.'],
  ['after a pulled line that comes early', ['Rain came.', 'Noon.', 'Night.'], 'Noon.'],
])('the picture of a chapter is %s', (_, paragraphs, next) => {
  const chapter = { id: 'a-day', title: 'A day', picture, pull: 'Rain came.', paragraphs };
  render(<StoryChapter chapter={chapter} number={1} count={1} isNight={false} />);
  const shown = screen.getByAltText(`${picture?.alt}`);
  const isBefore = (words: string) =>
    Boolean(shown.compareDocumentPosition(screen.getByText(words)) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect([isBefore(next), isBefore('Rain came.')]).toEqual([true, next === 'Morning.']);
});
