import type { Site } from '../../build/site.ts';
import { unwrap } from '../../src/model/fact.ts';
import type { Finding } from './finding.ts';

const count = (text: readonly string[]) => text.join(' ').trim().split(/\s+/).length;

/** Words that are longer or shorter than serves them: advice. */
export function wordFindings({ content, slots }: Pick<Site, 'content' | 'slots'>): Finding[] {
  const { letters, myStory, site } = content;
  const advice = (where: string, what: string, todo: string) => ({ where, what, todo, isAdvice: true });
  const story = count(unwrap(myStory.sections).flatMap(({ paragraphs }) => paragraphs));
  return [
    ...Object.entries(letters).flatMap(([key, letter]) => {
      const length = count(unwrap(letter));
      if (length >= 120 && length <= 250) return [];
      const what = `The letter "${key}" has ${length} words.`;
      return [advice('src/content/letters.ts', what, 'A letter of 120 to 250 words is read to its end.')];
    }),
    ...(story < 900
      ? [advice('src/content/myStory.ts', `The life story has ${story} words.`, 'With 900 it can be told.')]
      : []),
    ...(site.description.length < 50 || site.description.length > 155
      ? [
          advice(
            'src/content/site.ts',
            `The description has ${site.description.length} characters.`,
            'Search results show 50 to 155 of them.',
          ),
        ]
      : []),
    ...slots
      .filter(({ alt }) => count([alt]) < 5 || /\b(image|picture|photo) of\b/i.test(alt))
      .map(({ words, alt }) =>
        advice(
          `src/content/${words}`,
          `"${alt}" tells little of a picture.`,
          'Say in a sentence what is to be seen on it.',
        ),
      ),
  ];
}
