import { join, parse, resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { View } from '../src/navigation/view.ts';
import { contentMarks, type Mark } from './site/marks.ts';
import { choosePictures, type SitePicture } from './site/pictures.ts';

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
 * @throws one sentence, where a place has no picture, or one that cannot be shown
 */
export async function readSite(from = siteContent): Promise<Site> {
  const folder = resolve(from);
  const { NODE_ENV } = process.env;
  const { module } = await runnerImport<typeof import('../src/model/site.ts')>(resolve('src/model/site.ts'), {
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    resolve: { alias: aliasesOf(folder) },
  });
  // Vite has named this 'development' to the whole process, and to the builds that it starts.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  const samples = contentMarks('sample', folder);
  const withSample = samples.map(({ file }) => parse(file).name);
  return {
    ...module,
    folder,
    ...choosePictures(join(folder, 'images'), module.slots),
    samples,
    promises: contentMarks('unconfirmed', folder),
    viewsWithSample: module.everyView.filter((view) =>
      [...inEveryView, ...(filesOf[view] ?? [view])].some((name) => withSample.includes(name)),
    ),
  };
}
