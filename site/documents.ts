import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync, type Plugin, type ResolvedConfig, type Rolldown, transformWithOxc } from 'vite';
import { everyView, type View } from '../content/views.ts';
import { TIMEOUT_MS } from '../src/loading/withTimeout.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { BuiltFiles, RenderFiles } from './document/builtFiles.ts';
import type { Site } from './readSite.ts';

/** Of what several chunks need, the entry has all that it or home needs; of the rest, `page` what Contact needs. */
function chunkOf(id: string, context: Rolldown.ChunkingContext) {
  const found = new Set([id]);
  // These loops come to what is added meanwhile.
  for (const each of found)
    for (const importer of context.getModuleInfo(each)?.importers ?? []) found.add(importer);
  const users = [...found]
    .map((each) => context.getModuleInfo(each))
    .filter((it) => it?.isEntry || it?.dynamicImporters.length);
  if (users.some((it) => it?.isEntry)) return 'main';
  if (users.length < 2) return null;
  const isUsedBy = (file: string) => users.some((it) => it?.id.endsWith(file));
  return isUsedBy('/Home.tsx') ? 'main' : isUsedBy('/Contact.tsx') ? 'page' : 'reading';
}

/**
 * Prerenders a document for each view, with the stylesheet and the start script inlined. The site is built twice, as
 * Vite environments: the SSR bundle renders the documents of the client's.
 */
export function documents(site: Site): Plugin {
  const outDir = resolve(`node_modules/.cache/prerender-${process.pid}`);
  return {
    name: 'documents',
    enforce: 'pre',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              input: 'src/main.tsx',
              preserveEntrySignatures: 'allow-extension',
              output: { codeSplitting: { groups: [{ name: chunkOf }] } },
            },
          },
        },
        ssr: {
          build: {
            ssr: 'site/document/prerender.tsx',
            outDir,
            emitAssets: false,
            copyPublicDir: false,
            rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
          },
        },
      },
      builder: {
        async buildApp({ build, environments: { ssr, client } }) {
          if (!ssr || !client)
            throw new Error('The site is built twice, and one of its environments is not there.');
          try {
            await build(ssr);
            await build(client);
          } finally {
            rmSync(outDir, { recursive: true, force: true });
          }
        },
      },
    }),
    // Vite wraps every `import()` to fetch stylesheets and chunks before it; of the former there are none, and a document
    // names the latter.
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { name, config } = this.environment;
        if (name !== 'client') return;
        const prerender = pathToFileURL(join(outDir, 'prerender.mjs')).href;
        const { renderFiles } = (await import(prerender)) as { renderFiles: RenderFiles };
        const built = await builtFiles(config, bundle, site);
        for (const [fileName, source] of Object.entries(await renderFiles(built))) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}

async function builtFiles(
  config: Pick<ResolvedConfig, 'base' | 'env'>,
  bundle: Rolldown.OutputBundle,
  site: Site,
): Promise<BuiltFiles> {
  const files = Object.values(bundle);
  const chunks = files.filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const stylesheet = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (!entry || stylesheet?.type !== 'asset') throw new Error('The build made no script or no stylesheet.');
  delete bundle[stylesheet.fileName];

  /** URLs of a module's own chunk, and of all that it imports besides the entry: no round trip is needed to discover it. */
  function urlsOf(module: string): string[] {
    const isOf = (id: string | null) => id?.toLowerCase().endsWith(module.toLowerCase());
    const needed = new Set(chunks.filter(({ facadeModuleId }) => isOf(facadeModuleId)));
    if (needed.size === 0) throw new Error(`The build made no chunk of ${module}.`);
    for (const { imports } of needed)
      for (const chunk of chunks) if (chunk !== entry && imports.includes(chunk.fileName)) needed.add(chunk);
    return [...needed].map(({ fileName }) => config.base + fileName);
  }
  const style = String(stylesheet.source).trim();
  const [script, notFound] = await Promise.all([
    inlineScript('src/start.ts'),
    inlineScript('src/notFound.ts'),
  ]);
  return {
    style,
    script,
    notFound,
    policy: contentSecurityPolicy({ scripts: [script, notFound], style }, config.env.VITE_SUPABASE_URL),
    entry: config.base + entry.fileName,
    sending: urlsOf('/src/contact/sendContactSubmission.ts').join(),
    chunks: Object.fromEntries(
      everyView.map((view) => [view, urlsOf(`/src/views/${view}/${view}.tsx`)]),
    ) as Record<View, string[]>,
    noindex: site.viewsWithSample,
  };
}

async function inlineScript(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, {
    define: { START_TIMEOUT_MS: `${TIMEOUT_MS}` },
  });
  return minifySync(file, code).code.trim();
}
