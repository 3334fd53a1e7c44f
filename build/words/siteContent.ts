import { resolve } from 'node:path';

/**
 * The folder with `content/` and `images/`: `src`, or what SITE_CONTENT names. The tests run on a content of their own, so
 * that the owner's work never turns them red.
 */
export const siteContent = resolve(process.env.SITE_CONTENT || 'src');
