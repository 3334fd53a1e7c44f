import { join, resolve } from 'node:path';

/**
 * Where the words and pictures of the site stand: a folder with `content/` and `images/` in it. It is `src`, unless
 * SITE_CONTENT names another: the tests run on a content of their own, so that the owner's work never turns them red.
 */
export const siteContent = resolve(process.env.SITE_CONTENT || 'src');

/** What the imports of words and pictures lead to: `@content/site.ts`, `@images/founders.svg`. */
export const contentAliases = {
  '@content': join(siteContent, 'content'),
  '@images': join(siteContent, 'images'),
};
