import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { articles } from '@content/articles.ts';
import { statementOfFaith } from '@content/beliefs.ts';
import { letters } from '@content/letters.ts';
import { testimonials } from '@content/testimonials.ts';
import sharp from 'sharp';
import { unwrap } from '../../src/model/fact.ts';
import type { Leader, Testimonial } from '../../src/model/types.ts';

/** How much the site holds when the work has gone on for many years. */
export const grown = { testimonials: 70, articles: 600, beliefs: 130 } as const;

const WORD = /\p{L}[\p{L}’']*/gu;
const leaders: readonly Testimonial<string>[] = testimonials.map(unwrap);
const beliefs = unwrap(statementOfFaith.beliefs);
/** Every word of the letters and beliefs, as often as it stands there. */
const words = [...Object.values(letters).flatMap(unwrap), ...beliefs.map(({ text }) => text)].flatMap(
  (text) => text.match(WORD) ?? [],
);

let seed = 20070601;

/**
 * As many words, drawn from the site's own: they compress somewhat worse than real prose, never better. They are the
 * same in every run, so that the bytes of two runs can be compared.
 */
function reworded(text: string): string {
  return text.replace(WORD, () => {
    seed = (seed * 48271) % 2147483647;
    return words[seed % words.length] ?? '';
  });
}

/** `count` entries made after the given ones in turn, each in other words. */
function repeated<Entry extends object>(
  entries: readonly Entry[],
  count: number,
  fields: readonly (keyof Entry)[],
  others: (entry: Entry, index: number) => Partial<Entry>,
): Entry[] {
  return Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length] as Entry;
    const texts = fields.map((field) => [field, reworded(String(unwrap(entry[field])))]);
    return { ...entry, ...Object.fromEntries(texts), ...others(entry, index) };
  });
}

const { tabs } = articles;
const grownLeaders = repeated(
  leaders,
  grown.testimonials,
  ['name', 'role', 'excerpt', 'alt'],
  ({ key }, index) => ({ key: `${key}-${index}` }),
);
const leaderOf = (key: string) => key.replace(/-\d+$/, '') as Leader;
const grownLetters = grownLeaders.map(({ key }) => [key, unwrap(letters[leaderOf(key)]).map(reworded)]);
const entries = repeated(tabs.articles.entries, grown.articles, ['title', 'text'], ({ url }, index) => ({
  url: `${unwrap(url)}-${index}`,
}));
const grownBeliefs = repeated(beliefs, grown.beliefs, ['title', 'text'], ({ id }, index) => ({
  id: `${id}-${index}`,
}));

/** What files of src/content export in place of what they do. */
const grownExports: Record<string, object> = {
  'articles.ts': {
    articles: { ...articles, tabs: { ...tabs, articles: { ...tabs.articles, entries } } },
  },
  'beliefs.ts': { statementOfFaith: { ...statementOfFaith, beliefs: grownBeliefs } },
  'letters.ts': { letters: Object.fromEntries(grownLetters) },
  'testimonials.ts': { testimonials: grownLeaders },
};

/** Writes the site's content as it may be after many years: `content/` and `images/`, as SITE_CONTENT names them. */
export async function writeGrownContent(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/content`, { recursive: true });
  for (const file of readdirSync('src/content')) {
    if (['fact.ts', 'types.ts'].includes(file)) continue;
    const exported = { ...(await import(`../../src/content/${file}`)), ...grownExports[file] };
    const lines = Object.entries(exported).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value, (_, fact) => unwrap(fact))};\n`,
    );
    writeFileSync(`${folder}/content/${file}`, lines.join(''));
  }
  cpSync('src/images', `${folder}/images`, { recursive: true });
  rmSync(`${folder}/images/portraits`, { recursive: true });
  mkdirSync(`${folder}/images/portraits`);
  for (const [index, { key }] of grownLeaders.entries()) {
    const master = readdirSync('src/images/portraits').find((file) => file.startsWith(`${leaderOf(key)}.`));
    // Each a tint of one of the site's own.
    const portrait = sharp(`src/images/portraits/${master}`)
      .resize(384)
      .modulate({ hue: index * 5 });
    await portrait.toFile(`${folder}/images/portraits/${key}.png`);
  }
}
