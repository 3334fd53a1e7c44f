import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteContent } from '../../build/site-content.ts';

/** What the files of the content export, all together. */
export type Content = typeof import('@content/about.ts') &
  typeof import('@content/articles.ts') &
  typeof import('@content/contactDetails.ts') &
  typeof import('@content/donate.ts') &
  typeof import('@content/home.ts') &
  typeof import('@content/letters.ts') &
  typeof import('@content/myStory.ts') &
  typeof import('@content/publish.ts') &
  typeof import('@content/site.ts') &
  typeof import('@content/testimonials.ts');

/** The words of the site, from the folder that the build takes them from. */
export async function loadContent(): Promise<Content> {
  const folder = join(siteContent, 'content');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(files.map((name) => import(pathToFileURL(join(folder, name)).href)));
  return Object.assign({}, ...modules);
}
