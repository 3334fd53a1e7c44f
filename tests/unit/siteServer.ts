import { createServer } from 'vite';
import { content } from '../../content/read/plugin.ts';
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
