import { readdirSync, readFileSync } from 'node:fs';
import { join, parse, relative, resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { View } from '../src/navigation/view.ts';
import { type Mark, type MarkKind, marksIn } from './site/marks.ts';
import { ContentError } from './site/mistake.ts';
import { choosePictures, type SitePicture } from './site/pictures.ts';
import { type Sources, syntaxMistakes } from './site/syntax.ts';

/**
 * Where the words and pictures of the site stand: a folder with `content/` and `images/` in it. It is `src`, unless
 * SITE_CONTENT names another: the tests run on a content of their own, so that the owner's work never turns them red.
 */
export const siteContent = resolve(process.env.SITE_CONTENT || 'src');

/** What the imports of words lead to: `@content/site.ts`. */
export const contentAliases = aliasesOf(siteContent);

function aliasesOf(folder: string) {
  return { '@content': join(folder, 'content') };
}

/** What the site is: its words, addresses, menu and share cards, its pictures, and what in it waits for the owner. */
export type Site = typeof import('../src/model/site.ts') & {
  /** The folder that all of it is read from. */
  readonly folder: string;
  /** The picture of each place. */
  readonly pictures: readonly SitePicture[];
  /** Files among the pictures that no place shows. */
  readonly strayPictures: readonly string[];
  /** What is still a sample, and what the owner has not confirmed. */
  readonly samples: readonly Mark[];
  readonly promises: readonly Mark[];
  /** The views in which one is shown, be it in the footer. */
  readonly viewsWithSample: readonly View[];
};

/** The files of src/content that a view shows: the one that is called like it, or these. */
const filesOf: Partial<Record<View, readonly string[]>> = {
  home: ['home', 'testimonials', 'letters'],
  whatWeBelieve: ['beliefs'],
};
const inEveryView = ['contactDetails', 'privacy'];

/**
 * Reads what the site is.
 *
 * @throws ContentError where its words cannot be read, or a place has no picture that can be shown
 */
export async function readSite(from = siteContent): Promise<Site> {
  const folder = resolve(from);
  const { NODE_ENV } = process.env;
  const { module } = await runnerImport<typeof import('../src/model/site.ts')>(resolve('src/model/site.ts'), {
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    resolve: { alias: aliasesOf(folder) },
  }).catch(async (error) => {
    throw (await contentError(folder, error)) ?? error;
  });
  // Vite has named this 'development' to the whole process, and to the builds that it starts.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  const sources = Object.entries(readSources(folder));
  const marks = (kind: MarkKind) => sources.flatMap(([file, text]) => marksIn(kind, file, text));
  const samples = marks('sample');
  const withSample = samples.map(({ file }) => parse(file).name);
  return {
    ...module,
    folder,
    ...choosePictures(join(folder, 'images'), module.slots),
    samples,
    promises: marks('unconfirmed'),
    viewsWithSample: module.everyView.filter((view) =>
      [...inEveryView, ...(filesOf[view] ?? [view])].some((name) => withSample.includes(name)),
    ),
  };
}

/** The files that the owner writes, as they are. */
export function readSources(folder: string): Sources {
  const content = join(folder, 'content');
  const files = readdirSync(content)
    .filter((name) => name.endsWith('.ts'))
    .sort();
  return Object.fromEntries(
    files.map((name) => {
      const path = join(content, name);
      return [relative('', path).replaceAll('\\', '/'), readFileSync(path, 'utf8')];
    }),
  );
}

/** What is wrong in the owner's files, in sentences, where that is why they cannot be evaluated. */
async function contentError(folder: string, error: Error & { code?: string; input?: string }) {
  const mistakes = await syntaxMistakes(readSources(folder));
  if (mistakes.length > 0) return new ContentError(mistakes);
  if (error.code !== 'ERR_INVALID_URL') return undefined;
  const todo = 'Write where the site is published, from https:// to the slash at the end.';
  return new ContentError([{ where: 'src/content/site.ts', what: `"${error.input}" is no address.`, todo }]);
}
