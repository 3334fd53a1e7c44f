import { mkdirSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import * as articles from '../../src/content/articles.ts';
import * as beliefs from '../../src/content/beliefs.ts';
import { unwrap } from '../../src/content/fact.ts';
import * as letters from '../../src/content/letters.ts';
import * as testimonials from '../../src/content/testimonials.ts';
import { repeated, reworded } from './reworded.ts';

/** How much the site holds when the work has gone on for many years. */
export const grown = { testimonials: 70, articles: 600, beliefs: 130 } as const;

const leaders = testimonials.testimonials.map(unwrap);
const keyOf = (index: number, key: string) => (index < leaders.length ? key : `${key}-${index}`);

/** The modules of `src/content` that grow, each with what it exports. */
function grownModules(): Record<string, object> {
  const entries = articles.articles.tabs.articles.entries;
  const tabs = {
    ...articles.articles.tabs,
    articles: {
      ...articles.articles.tabs.articles,
      entries: repeated(entries, grown.articles, ({ title, url, text }, index) => ({
        title: `${reworded(title)} ${index}`,
        url: `${unwrap(url)}-${index}`,
        text: reworded(unwrap(text)),
      })),
    },
  };
  const newLeaders = repeated(leaders, grown.testimonials, (leader, index) => ({
    ...leader,
    key: keyOf(index, leader.key),
    name: reworded(leader.name),
    role: reworded(leader.role),
    excerpt: reworded(leader.excerpt),
    alt: reworded(leader.alt),
  }));
  const newLetters = repeated(leaders, grown.testimonials, ({ key }, index) => [
    keyOf(index, key),
    unwrap(letters.letters[key] ?? []).map(reworded),
  ]);
  const newBeliefs = repeated(unwrap(beliefs.statementOfFaith.beliefs), grown.beliefs, (belief, index) => ({
    id: `${belief.id}-${index}`,
    title: reworded(belief.title),
    text: reworded(belief.text),
    references: belief.references,
  }));
  return {
    articles: { ...articles, articles: { ...articles.articles, tabs } },
    testimonials: { ...testimonials, testimonials: newLeaders },
    letters: { ...letters, letters: Object.fromEntries(newLetters) },
    beliefs: { ...beliefs, statementOfFaith: { ...beliefs.statementOfFaith, beliefs: newBeliefs } },
  };
}

/**
 * Makes a portrait for every leader, each a tint of one of the site's own.
 *
 * @returns the folder they are in
 */
export async function grownPortraits(images: string, cache: string): Promise<string> {
  const folder = join(cache, 'portraits');
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(images);
  await Promise.all(
    Array.from({ length: grown.testimonials }, async (_, index) => {
      const key = leaders[index % leaders.length]?.key ?? 'samuel';
      const master = files.find((file) => file.startsWith(`${key}.`));
      if (!master) throw new Error(`src/images/ has no portrait named ${key}.`);
      await sharp(join(images, master))
        .resize(800)
        .modulate({ hue: index * 5 })
        .png()
        .toFile(join(folder, `${keyOf(index, key)}.png`));
    }),
  );
  return folder;
}

/** Puts the grown content in the place of the site's own while it is built. */
export function grownContent(portraits: string): Plugin {
  const modules = grownModules();
  let pattern = '';
  return {
    name: 'grown-content',
    enforce: 'pre',
    configResolved({ root }) {
      pattern = `/${relative(root, portraits).replaceAll('\\', '/')}/*.png`;
    },
    load(id) {
      const module = modules[/\/src\/content\/(\w+)\.ts$/.exec(id)?.[1] ?? ''];
      if (!module) return undefined;
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, (_, fact) => unwrap(fact))};`)
        .join('\n');
    },
    transform(code, id) {
      if (!id.endsWith('/Testimonials.tsx')) return undefined;
      const glob = /'[^'\n]*\{samuel,[^'\n]*'/;
      if (!glob.test(code)) throw new Error(`${id} no longer finds its portraits by their names.`);
      return code.replace(glob, `'${pattern}'`);
    },
  };
}
