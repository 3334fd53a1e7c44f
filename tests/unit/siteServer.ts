import { createServer, type ViteDevServer } from 'vite';
import { content } from '../../content/read/plugin.ts';
import type { Prerender } from '../../site/document/builtFiles.ts';
import { pictures } from '../../site/pictures.ts';

/** Starts Vite for the modules of the site with this content; `cache` keeps the encoded pictures. */
export const siteServer = (folder: string, cache: boolean) =>
  createServer({
    configFile: false,
    envDir: false,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [content(folder), pictures(folder, { cache })],
  });

/** Renders the files of the site, without what the build adds. */
export async function renderedBy(server: ViteDevServer) {
  const module = await server.ssrLoadModule('/site/document/prerender.tsx');
  const style = { css: '', sheets: [] };
  const [chunks, styles] = [[], style].map((each) => new Proxy({}, { get: () => each }));
  const built = { base: style, styles, script: '', policy: () => '', entry: '', sending: '', chunks };
  return (module as Prerender).renderFiles(built as never);
}
