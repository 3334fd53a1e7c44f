import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../build/words/finding.ts';
import type { Project } from '../messages/rest.ts';
import { hasSecretKey } from './settings.ts';

/** Whether the site is built, for the hosted project, and without a key that opens the messages. */
export function builtSiteFindings(project: Project | undefined, folder = 'dist'): Finding[] {
  const todo = 'Run "npm run build".';
  if (!existsSync(join(folder, 'index.html')))
    return [{ where: folder, what: 'The site is not built.', todo }];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'latin1')]));
  const isBuiltWith = (setting: string) => [...texts.values()].some((text) => text.includes(setting));
  const ofAnother = project && !(isBuiltWith(new URL(project.url).origin) && isBuiltWith(project.key));
  return [
    ...(ofAnother
      ? [{ where: folder, what: `The site was not built with the settings of ${project.url}.`, todo }]
      : []),
    ...files
      .filter((file) => hasSecretKey(texts.get(file) ?? ''))
      .map((where) => ({
        where,
        what: 'A secret key is in the built site: whoever finds it can read every message.',
        todo: 'Take it out of the sources and settings, build again, and delete the key in Supabase.',
      })),
  ];
}
