import { readSources, type Site } from '../../build/site.ts';
import type { Finding } from '../preflight/finding.ts';
import { type Place, placesIn, rulesOf } from './rules.ts';
import { specified } from './specified.ts';

/** What has to differ from its likes in the same list; an address, from all others. */
const differs = /^(?!letters\.).*\.\d+(\.(key|id|photo|poster|title))?$|\.url$/;

/** What is wrong with the words of a site, or could be better. */
export function wordFindings(site: Site): Finding[] {
  const places = Object.entries(site.content).flatMap(([name, part]) => placesIn(part, name));
  const tell = (place: Pick<Place, 'path' | 'text'>, what: string, todo: string, isAdvice = false) => ({
    where: whereIs(site, place.path.split('.')[0] ?? '', place.text),
    what,
    todo,
    isAdvice,
  });
  const met = new Set<string>();
  const isMetAgain = ({ path, value }: Place) => {
    // The last section of About has an address beside those of the others.
    const at = path.replace('whatWeDo.title', 'sections.0.title');
    if (typeof value !== 'string' || value === '' || !differs.test(at)) return false;
    const list = at.endsWith('.url') ? '' : at.replace(/\d+(\.\w+)?$/, '$1');
    return met.size === met.add(`${list}: ${(list && site.slug(value)) || value}`).size;
  };
  const rules = rulesOf(site);
  return [
    ...places.flatMap((place) =>
      rules.flatMap(({ at, fault, todo, isAdvice }) => {
        const what = at.test(place.path) && fault(place);
        return what ? [tell(place, what, todo, isAdvice)] : [];
      }),
    ),
    ...places
      .filter(isMetAgain)
      .map((place) =>
        tell(place, `"${place.text}" stands here twice.`, 'Change one of the two, or take it away.'),
      ),
    ...Object.entries(specified).flatMap(([path, words]) => {
      const text = String(places.find((place) => place.path === path)?.text ?? '');
      // A curved apostrophe is a straight one.
      if (text.replaceAll('’', "'") === words) return [];
      return tell(
        { path, text },
        `"${text}" stands where the site's specification has "${words}".`,
        'Write it as it was. To change such words, first agree with the ministry and change scripts/words/specified.ts too.',
      );
    }),
  ];
}

/** The file that exports a part of the words, with the last line in which a text stands between quotation marks. */
function whereIs({ folder }: Pick<Site, 'folder'>, name: string, text: unknown): string {
  const sources = Object.entries(readSources(folder));
  const exporting = new RegExp(`^export .*\\b${name}\\b`, 'm');
  const [file = 'src/content', source = ''] = sources.find(([, words]) => exporting.test(words)) ?? [];
  const lines = source.replaceAll("\\'", "'").split('\n');
  const line = lines.findLastIndex((words) =>
    ["'", '"', '`'].some((mark) => words.includes(`${mark}${text}${mark}`)),
  );
  return line < 0 ? file : `${file}, line ${line + 1}`;
}
