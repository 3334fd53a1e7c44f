import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { documentHead } from './document-head.ts';
import { siteModules } from './site.ts';
import { startScript } from './start-script.ts';

const { contactDetails, unwrap, words } = siteModules;

const PRERENDER_FOLDER = 'prerender';

/** The token in public/_headers that stands for the policy, whose hashes only the build knows. */
const POLICY_TOKEN = '%CONTENT_SECURITY_POLICY%';

/**
 * Builds index.html: the app's markup in its initial state, the stylesheet inlined, the script fetched after the
 * largest paint, and the policy that allows just that.
 */
export function prerenderedDocument(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerendered-document',
    enforce: 'post',
    config: ({ cacheDir = 'node_modules/.cache' }) => ({
      environments: {
        ssr: {
          build: {
            ssr: 'src/prerender.tsx',
            outDir: join(cacheDir, PRERENDER_FOLDER),
            emitAssets: false,
            copyPublicDir: false,
            rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
          },
        },
      },
      builder: {
        async buildApp({ build, environments: { ssr, client } }) {
          if (ssr) await build(ssr);
          if (client) await build(client);
        },
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!--head-->', documentHead()),
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const page = bundle['index.html'] as Rolldown.OutputAsset;
        const { html, policy } = await assemble(String(page.source), bundle);
        page.source = html;
        const headers = readFileSync(join(config.publicDir, '_headers'), 'utf8');
        this.emitFile({
          type: 'asset',
          fileName: '_headers',
          source: headers.replaceAll(POLICY_TOKEN, `${policy}; frame-ancestors 'none'`),
        });
      },
    },
  };

  async function assemble(html: string, bundle: Rolldown.OutputBundle) {
    const stylesheet = Object.values(bundle).find((file) =>
      file.fileName.endsWith('.css'),
    ) as Rolldown.OutputAsset;
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
    if (!stylesheet || !entry) throw new Error('The build made no stylesheet or no entry script.');
    delete bundle[stylesheet.fileName];

    const style = String(stylesheet.source).trim();
    const script = minifySync(
      'start.js',
      `(${startScript.toString()})(${JSON.stringify(config.base + entry.fileName)});`,
    ).code.trim();
    const policy = contentSecurityPolicy({ script, style }, config.env.VITE_SUPABASE_URL);
    const outDir = config.environments.ssr?.build.outDir ?? '';
    const { prerender } = await import(
      `${pathToFileURL(resolve(config.root, outDir, 'prerender.js'))}?${Date.now()}`
    );
    const document = html
      .replace(/\s*<(script type="module"|link rel="(stylesheet|modulepreload)")[^>]*>(<\/script>)?/g, '')
      .replace(
        '<meta charset="utf-8" />',
        `$&\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
      )
      .replace('</head>', () => `  <style>${style}</style>\n    <script>${script}</script>\n  </head>`)
      .replace('<!--app-->', prerender)
      .replace('<div id="root">', (root: string) => `${notices()}\n    ${root}`);
    return { html: document, policy };
  }
}

/** What is said where the script cannot run, or could not be fetched. */
function notices(): string {
  const email = unwrap(contactDetails.email);
  const phone = unwrap(contactDetails.phone);
  return [
    `<noscript><p class="start-notice">${words.noScript} <a href="mailto:${email}">${email}</a>, ${phone}.</p></noscript>`,
    `<p class="start-notice start-failure" role="alert">${words.loading.failed} <button type="button">${words.tryAgain}</button></p>`,
  ].join('\n    ');
}
