import type { Plugin } from 'vite';
import { readWords } from './read.ts';

/**
 * In place of a site whose words cannot be read when the development server starts: what is wrong with them, looked up
 * anew every other second until it is mended. Then the server starts again, with the site.
 */
export function waiting(folder: string): Plugin {
  return {
    name: 'waiting',
    configureServer(server) {
      let isRestarting = false;
      server.middlewares.use((_, response) => {
        let said = 'The words are right again …';
        try {
          readWords(folder);
          if (!isRestarting) void server.restart();
          isRestarting = true;
        } catch (error) {
          said = (error as Error).message;
        }
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(
          `<meta http-equiv="refresh" content="2"><pre style="white-space: pre-wrap">${said.replaceAll('<', '&lt;')}</pre>`,
        );
      });
    },
  };
}
