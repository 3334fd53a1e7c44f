import { readdirSync, readFileSync } from 'node:fs';
import { join, parse, relative, resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { View } from '../src/navigation/view.ts';
import { type Mark, type MarkKind, marksIn } from './site/marks.ts';
import { ContentError } from './site/mistake.ts';
import { choosePictures, type SitePicture } from './site/pictures.ts';
import { type Sources, syntaxMistakes } from './site/syntax.ts';

/**
 * The folder with `content/` and `images/`: `src`, or what SITE_CONTENT names. The tests run on a content of their own, so
 * that the owner's work never turns them red.
 */
export const siteContent = resolve(process.env.SITE_CONTENT || 'src');

export const contentAliases = aliasesOf(siteContent);

function aliasesOf(folder: string) {
  return { '@content': join(folder, 'content') };
}

/** What the site is, resolved once for the build, the commands and the tests. */
export type Site = typeof import('../src/model/site.ts') & {
  readonly folder: string;
  readonly pictures: readonly SitePicture[];
  /** Files in `images/` that no slot shows. */
  readonly strayPictures: readonly string[];
  readonly samples: readonly Mark[];
  readonly unconfirmed: readonly Mark[];
  /** Also by the footer. */
  readonly viewsWithSample: readonly View[];
};

/** The files of src/content that a view shows, where that is not one of its own name. */
const filesOf: Partial<Record<View, readonly string[]>> = {
  home: ['home', 'testimonials', 'letters'],
  whatWeBelieve: ['beliefs'],
};
const inEveryView = ['contactDetails', 'privacy'];

/** @throws ContentError where the words do not compile, or a slot has no picture that can be shown */
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
  // `runnerImport` sets it to 'development' for the whole process, and so for the build that follows.
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
    unconfirmed: marks('unconfirmed'),
    viewsWithSample: module.everyView.filter((view) =>
      [...inEveryView, ...(filesOf[view] ?? [view])].some((name) => withSample.includes(name)),
    ),
  };
}

/** The text of the files in src/content, by path. */
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

/** Translates an error of evaluating src/content into sentences for its editor. */
async function contentError(folder: string, error: Error & { code?: string; input?: string }) {
  const mistakes = await syntaxMistakes(readSources(folder));
  if (mistakes.length > 0) return new ContentError(mistakes);
  if (error.code !== 'ERR_INVALID_URL') return undefined;
  const todo = 'Write where the site is published, from https:// to the slash at the end.';
  return new ContentError([{ where: 'src/content/site.ts', what: `"${error.input}" is no address.`, todo }]);
}
