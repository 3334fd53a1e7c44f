import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Fact, unwrap } from '../../src/content/fact.ts';
import type { AboutPage, Outreach, Testimonial, Videos } from '../../src/content/types.ts';
import type { BuiltSite, Source } from './builtSite.ts';
import type { PictureSlot } from './pictures.ts';

const textFile = /(^|\/)_headers$|\.(html|js|css|json|map|txt|xml|svg|webmanifest)$/;

/** The built site as it lies in dist/, or undefined when it is not built. */
export function readBuiltSite(root: string): BuiltSite | undefined {
  const page = join(root, 'dist/index.html');
  if (!existsSync(page)) return undefined;
  const files = new Map<string, string>();
  for (const file of filesUnder(root, 'dist')) {
    if (textFile.test(file)) files.set(file, readFileSync(join(root, file), 'utf8'));
  }
  return { files, builtAt: statSync(page).mtimeMs };
}

/** The file of the build's sources and settings that was changed last. */
export function newestSource(root: string): Source {
  const settings = [
    'index.html',
    'vite.config.ts',
    'tailwind.config.ts',
    '.env',
    '.env.local',
    '.env.production',
    '.env.production.local',
  ];
  const files = ['src', 'public', 'build'].flatMap((folder) => filesUnder(root, folder));
  return [...files, ...settings.filter((file) => existsSync(join(root, file)))]
    .map((file) => ({ file, changedAt: statSync(join(root, file)).mtimeMs }))
    .reduce((newest, source) => (source.changedAt > newest.changedAt ? source : newest));
}

function filesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'));
}

/** Every picture that the content names, with the words for those who cannot see it. */
export function pictureSlots(content: {
  about: AboutPage;
  outreach: Outreach;
  videos: Videos;
  testimonials: readonly Fact<Testimonial>[];
}): PictureSlot[] {
  const home = 'src/content/home.ts';
  return [
    { name: 'founders', alt: content.about.photoAlt, file: 'src/content/about.ts' },
    ...content.outreach.cards.map(({ photo, alt }) => ({ name: photo, alt, file: home })),
    ...content.videos.films.map(({ poster, alt }) => ({ name: poster, alt, file: home })),
    ...content.testimonials.map(unwrap).map(({ key, alt }) => ({
      name: key,
      alt,
      file: 'src/content/testimonials.ts',
    })),
  ];
}

/** What `size-limit --json` prints about dist/. */
export function measureBudgets(root: string): string {
  const sizeLimit = join(root, 'node_modules/size-limit/bin.js');
  const { stdout, stderr } = spawnSync(process.execPath, [sizeLimit, '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout || stderr;
}
