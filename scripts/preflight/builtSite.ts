import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../messages/rest.ts';
import type { Finding } from './finding.ts';
import { keysIn, kindOfKey } from './keys.ts';

/** What the build made. */
export interface BuiltSite {
  /** Its text files, by path: `dist/index.html`. */
  files: ReadonlyMap<string, string>;
  /** When it was built, in ms. */
  builtAt: number;
}

const textFile = /(^|\/)_headers$|\.(html|js|css|json|map|txt|xml|svg|webmanifest)$/;

/** The built site as it lies in dist/, or undefined when it is not built. */
export function readBuiltSite(): BuiltSite | undefined {
  if (!existsSync('dist/index.html')) return undefined;
  const files = filesUnder('dist').filter((file) => textFile.test(file));
  return {
    files: new Map(files.map((file) => [file, readFileSync(file, 'utf8')])),
    builtAt: statSync('dist/index.html').mtimeMs,
  };
}

/** The site's documents, one for each view: `dist/index.html`, `dist/donate/index.html`. */
export function documentsOf({ files }: BuiltSite): [file: string, html: string][] {
  return [...files].filter(([file]) => file.endsWith('/index.html'));
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
}

/** A file that the build reads. */
export interface Source {
  file: string;
  /** When it was last changed, in ms. */
  changedAt: number;
}

/** The file of the build's sources and settings that was changed last. */
export function newestSource(): Source {
  const settings = [
    'vite.config.ts',
    'tailwind.config.ts',
    'postcss.config.js',
    '.browserslistrc',
    'package-lock.json',
    '.env',
    '.env.local',
    '.env.production',
    '.env.production.local',
  ];
  return [...['src', 'public', 'build'].flatMap(filesUnder), ...settings.filter((file) => existsSync(file))]
    .map((file) => ({ file, changedAt: statSync(file).mtimeMs }))
    .reduce((newest, source) => (source.changedAt > newest.changedAt ? source : newest));
}

const BUILD = 'Run "npm run build".';
const expected = ['index.html', '_headers', '404.html', 'robots.txt', 'sitemap.xml'].map(
  (file) => `dist/${file}`,
);

/** Whether the site is built, from what is here now, for the hosted project, and without a key that must not leave. */
export function builtSiteFindings(
  built: BuiltSite | undefined,
  project: Project | undefined,
  newest: Source,
): Finding[] {
  if (!built) return [{ where: 'dist/', what: 'The site is not built.', todo: BUILD }];
  return [
    ...expected
      .filter((file) => !built.files.has(file))
      .map((file) => ({ where: file, what: 'The build did not make this file.', todo: BUILD })),
    ...(newest.changedAt > built.builtAt
      ? [{ where: 'dist/', what: `The site was built before ${newest.file} was changed.`, todo: BUILD }]
      : []),
    ...(project && !(includes(built, new URL(project.url).origin) && includes(built, project.key))
      ? [{ where: 'dist/', what: `The site was not built with the settings of ${project.url}.`, todo: BUILD }]
      : []),
    ...[...built.files].flatMap(([file, text]) => keyFindings(file, text, project)),
  ];
}

function includes({ files }: BuiltSite, text: string): boolean {
  return [...files.values()].some((content) => content.includes(text));
}

function keyFindings(where: string, text: string, project: Project | undefined): Finding[] {
  const findings: Finding[] = [];
  const kinds = new Set(keysIn(text).flatMap((key) => (key === project?.key ? [] : [kindOfKey(key)])));
  if (kinds.has('secret')) {
    findings.push({
      where,
      what: 'A secret key is in the built site: whoever finds it can read every message.',
      todo: 'Take it out of the sources and settings, build again, and delete the key in Supabase.',
    });
  }
  if (kinds.has('public')) {
    findings.push({
      where,
      what: 'The built site carries the key of another backend than the hosted project.',
      todo: 'Build with "npm run build" and the settings of the hosted project.',
    });
  }
  if (/https?:\/\/(localhost|127\.0\.0\.1):(54321|4173|5173)\b/.test(text)) {
    findings.push({
      where,
      what: 'The built site speaks to this computer, which no visitor can reach.',
      todo: BUILD,
    });
  }
  return findings;
}
