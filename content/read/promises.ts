import { plain } from '../schema/fields.ts';
import type { Files } from '../schema/schema.ts';
import type { Path } from './file.ts';
import type { Place } from './places.ts';

/** Finds what visitors rely on, in the words of the site. */
export function promisesIn(
  promises: Files['promises']['promises'],
  places: readonly Place[],
  where: (path: Path) => string,
) {
  const promised = promises.map((promise, index) => {
    const says = ({ path, words }: Place) =>
      path[0] !== 'promises' && plain(words).includes(plain(promise.words));
    return { ...promise, at: where(['promises', 'promises', index]), found: places.filter(says) };
  });
  return {
    /** Those that the ministry has yet to confirm. */
    promises: promised.flatMap(({ words, question, confirmed, found, at }) => {
      const place = found.find(({ isExample }) => !isExample);
      return place && !confirmed ? [{ where: place.where, at, words, question }] : [];
    }),
    /** Those that the site no longer makes in these words. */
    unsaid: promised
      .filter(({ found }) => found.length === 0)
      .map(({ words, question, confirmed, at }) => ({
        where: at,
        what: `The site no longer says "${words}". ${question}`,
        todo: 'Once that is settled, copy the new words into “Words on the site” under “To confirm”, or remove the promise there.',
        isAdvice: confirmed,
      })),
  };
}
