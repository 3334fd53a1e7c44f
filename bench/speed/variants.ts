import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createBuilder, type InlineConfig, type Plugin, type PluginOption } from 'vite';
import { documentHead } from '../../build/document-head.ts';
import siteConfig from '../../vite.config.ts';
import { grownContent, grownPortraits } from './grown-content.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'node_modules/.cache/bench');

/** What is compared, each with the folder that its build is in. */
export const variants = {
  /** The site as it is published. */
  site: join(FOLDER, 'site'),
  /** The same page, its scripts removed: nothing that needs a script can be faster. */
  floor: join(FOLDER, 'floor'),
  /** The same app as Vite builds it by itself: an empty page, a stylesheet, and one script that renders it all. */
  plain: join(FOLDER, 'plain'),
  /** The site with the content of many years. */
  grown: join(FOLDER, 'grown'),
} as const;

export type Variant = keyof typeof variants;

function config(name: Variant): InlineConfig {
  return {
    root: ROOT,
    base: '/',
    mode: 'embedded',
    logLevel: 'error',
    // Builds that other commands run at the same time keep their intermediate files to themselves.
    cacheDir: join(FOLDER, `cache-${name}`),
    build: { outDir: variants[name], emptyOutDir: true },
  };
}

async function buildSite(name: 'site' | 'grown', plugins: PluginOption[] = []) {
  const builder = await createBuilder({ ...config(name), plugins });
  await builder.buildApp();
}

function removeScripts() {
  rmSync(variants.floor, { recursive: true, force: true });
  cpSync(variants.site, variants.floor, { recursive: true });
  const page = join(variants.floor, 'index.html');
  const withScripts = readFileSync(page, 'utf8');
  writeFileSync(page, withScripts.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''));
}

/** What makes the site more than a plain client-rendered build. */
const ownSteps = /^(prerendered-document|vite-plugin-pwa.*|preview-headers|embedded-backend)$/;

const emptyPage: Plugin = {
  name: 'empty-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!--head-->', documentHead()).replace('<!--app-->', ''),
  },
};

async function buildPlain() {
  const plugins = (await flattened(siteConfig.plugins)).filter(({ name }) => !ownSteps.test(name));
  const own = config('plain');
  await build({
    ...siteConfig,
    ...own,
    configFile: false,
    plugins: [...plugins, emptyPage],
    build: { ...siteConfig.build, ...own.build, rolldownOptions: { output: { codeSplitting: false } } },
  });
  // Its policy would name hashes of what the site inlines.
  const headers = join(variants.plain, '_headers');
  writeFileSync(headers, readFileSync(headers, 'utf8').replace(/.*Content-Security-Policy:.*\n/g, ''));
}

async function flattened(option: PluginOption): Promise<Plugin[]> {
  const plugin = await option;
  if (!plugin) return [];
  return Array.isArray(plugin) ? (await Promise.all(plugin.map(flattened))).flat() : [plugin];
}

/** Builds everything that is compared, one after the other. */
export async function buildVariants(): Promise<void> {
  await buildSite('site');
  removeScripts();
  await buildPlain();
  await buildSite('grown', [grownContent(await grownPortraits(join(ROOT, 'src/images'), FOLDER))]);
}
