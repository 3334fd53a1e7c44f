import { isSample } from '../fact.ts';
import type { Files } from '../schema/schema.ts';
import type { Path } from './file.ts';
import type { Finding } from './finding.ts';
import type { Place } from './places.ts';
import { partAt } from './schema.ts';

type Words = {
  data: Files;
  places: readonly Place[];
  isOriginal: boolean;
  pastNotice: string | undefined;
  /** The English words. */
  filled: object;
  findings: readonly Finding[];
  where: (path: Path) => string;
};

/** What may be wrong, but keeps nothing from being published. */
export const adviceOn = ({
  data,
  places,
  isOriginal,
  pastNotice,
  filled,
  findings,
  where,
}: Words): Finding[] => [
  ...findings,
  ...(isOriginal
    ? [
        ...noticeAdvice(pastNotice, where),
        ...helplineAdvice(data.help, places, where),
        ...nameAdvice(data, where),
      ]
    : strayNumbers(places, (path) => partAt(filled, path))),
  ...places
    .filter(({ words, path }) => /docs\.google\.com\/\S*\/edit\b/.test(words) && path.at(-1) === 'url')
    .map(({ where, words }) => ({
      where,
      what: `This link opens the document for editing: ${words}`,
      todo: 'Check that only you may edit it, or write /preview instead of /edit and all that follows it.',
    })),
];

const noticeAdvice = (until: string | undefined, where: (path: Path) => string): Finding[] =>
  until
    ? [
        {
          where: where(['site', 'notice']),
          what: `The notice is no longer shown: its last day was ${until}.`,
          todo: 'Please write a later day, or remove the notice.',
        },
      ]
    : [];

/** My Story is signed by one of the founders. */
function nameAdvice({ about, myStory }: Files, where: (path: Path) => string): Finding[] {
  const { name } = myStory.signature;
  const names = about.founders.map((founder) => founder.name);
  if ([name, ...names].some(isSample) || names.includes(name)) return [];
  const what = `My Story is signed by ${name}, but About names ${names.join(' and ')}.`;
  return [
    { where: where(['myStory', 'signature', 'name']), what, todo: 'Please write the name in the same way.' },
  ];
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** 'Call 14416 (free)', 'I call Childline, 1098, and wait', but not 'We call 300 pastors'. */
const CALL = /(?<=\bcall\b[^.?!]*)(?<![\d+] ?)\b\d{3,6}(?=$|[.,;:?!)]| \(| or )/gi;

/** Numbers to call in danger that may be wrong: old ones, and those in other texts. */
function helplineAdvice(
  { numbers, countries }: Files['help'],
  places: readonly { path: Path; words: string }[],
  where: (path: Path) => string,
): Finding[] {
  const all = [...numbers, ...countries.flatMap((country) => country.numbers)];
  const old = all.filter(({ checked }) => Date.now() - Date.parse(checked.slice(-10)) >= YEAR_MS);
  const elsewhere = places.flatMap(({ path, words }) =>
    (words.match(CALL) ?? []).flatMap((number) => {
      if (all.some(({ phone }) => phone === number)) return [];
      const todo = 'If it is for people in danger, please use a number from help.yaml.';
      return [{ where: where(path), what: `"${number}" is not one of the numbers in help.yaml.`, todo }];
    }),
  );
  return [
    ...elsewhere,
    ...old.map(({ phone, whom, source, checked }) => ({
      where: where(['help', 'numbers']),
      what: `Is ${phone} (${whom}) still right? It was last checked on ${checked.slice(-10)}: ${source}`,
      todo: 'Look up each number again, call it, and enter the new date.',
    })),
  ];
}

/** Numbers in a translation that its English text lacks. */
const strayNumbers = (
  places: readonly { path: Path; where: string; words: string }[],
  english: (path: Path) => unknown,
): Finding[] =>
  places.flatMap(({ path, where, words }) =>
    (words.match(/\d{3,}/g) ?? [])
      .filter((number) => !`${english(path)}`.includes(number))
      .map((number) => ({
        where,
        what: `"${number}" is not in the English text.`,
        todo: 'Please compare the two.',
      })),
  );
