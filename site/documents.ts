import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync, type Plugin, type ResolvedConfig, type Rolldown, transformWithOxc } from 'vite';
import { original } from '../content/languages.ts';
import type { SitePicture } from '../content/read/places.ts';
import { everyView, type View } from '../content/views.ts';
import { chunkOf, chunksOf } from './chunks.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { BuiltFiles, Prerender } from './document/builtFiles.ts';
import { drawCard } from './drawCard.ts';
import { iconsOf, readLogo } from './logo.ts';

/** Prerenders a document for each view, and draws its share card. The client build calls the SSR bundle to render documents. */
export function documents(code: string, pictures: readonly SitePicture[]): Plugin {
  const outDir = resolve(`node_modules/.cache/prerender/${process.pid}-${code}`);
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
        async buildApp({ build, environments }) {
          try {
            // The client's comes first.
            for (const environment of Object.values(environments).reverse()) await build(environment);
          } finally {
            rmSync(outDir, { recursive: true, force: true });
          }
        },
      },
    }),
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? "export { withStyle as __vitePreload } from '/src/loading/withStyle.ts';"
        : undefined,
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { name, config } = this.environment;
        if (name !== 'client') return;
        const prerender = pathToFileURL(join(outDir, 'prerender.mjs')).href;
        const { renderFiles, shareCards }: Prerender = await import(prerender);
        const built = await builtFiles(config, bundle);
        const files = await renderFiles(built);
        for (const [fileName, source] of Object.entries(files)) {
          this.emitFile({ type: 'asset', fileName, source });
        }
        const logo = await readLogo(pictures.find(({ place }) => place === 'logo')?.path);
        if (code === original)
          for (const [fileName, source] of Object.entries(await iconsOf(logo)))
            this.emitFile({ type: 'asset', fileName, source });
        for (const card of Object.values(shareCards)) {
          const picture = pictures.find(({ file }) => file === card.picture?.photo);
          this.emitFile({ type: 'asset', fileName: card.file, source: await drawCard(card, picture, logo) });
        }
      },
    },
  };
}

async function builtFiles(
  config: Pick<ResolvedConfig, 'base' | 'env'>,
  bundle: Rolldown.OutputBundle,
): Promise<BuiltFiles> {
  const files = Object.values(bundle);
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
  if (entry?.type !== 'chunk') throw new Error('The build made no script.');

  const urlsOf = (fileNames: readonly string[]) => fileNames.map((file) => config.base + file);
  const styleOf = (chunks: readonly Rolldown.OutputChunk[]) => {
    const sheets = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    const sources = sheets.map((sheet) => bundle[sheet]?.type === 'asset' && bundle[sheet].source);
    return { css: sources.join('').trim(), sheets: urlsOf(sheets) };
  };
  const base = styleOf([entry]);
  // Every document has it in itself.
  for (const sheet of entry.viteMetadata?.importedCss ?? []) delete bundle[sheet];
  const withBase = ({ css, sheets }: typeof base) => ({
    css: base.css + css,
    sheets: [...base.sheets, ...sheets],
  });
  const chunks = eachView((view) => chunksOf(`/${view.charAt(0).toUpperCase()}${view.slice(1)}.tsx`, bundle));
  const start = 'src/start.ts';
  const { code } = await transformWithOxc(readFileSync(start, 'utf8'), start);
  const script = minifySync(start, code).code.trim();
  return {
    base,
    styles: {
      ...eachView((view) => withBase(styleOf(chunks[view]))),
      letters: withBase(styleOf(chunksOf('/Letter.tsx', bundle))),
    },
    script,
    policy: (style) => contentSecurityPolicy({ script, style }, config.env.VITE_SUPABASE_URL),
    entry: config.base + entry.fileName,
    sending: urlsOf(namesOf(chunksOf('/sendContactSubmission.ts', bundle))).join(),
    chunks: eachView((view) => urlsOf(namesOf(chunks[view]))),
  };
}

const namesOf = (chunks: readonly Rolldown.OutputChunk[]) => chunks.map(({ fileName }) => fileName);

const eachView = <Value>(of: (view: View) => Value) =>
  Object.fromEntries(everyView.map((view) => [view, of(view)])) as Record<View, Value>;
