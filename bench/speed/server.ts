import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { headersFor } from '../../site/headers.ts';

/** Serves a build as a host does: compressed, and with the site's headers and these. */
export async function serve(folder: string, base: string, ...more: [name: string, value: string][]) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(css|html|js|svg|txt|webmanifest)$/.test(file)) continue;
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(readFileSync(join(folder, file))));
  }
  const answer = sirv(folder, {
    brotli: true,
    setHeaders(response, path) {
      for (const [name, value] of [...headersFor(path.slice(1)), ...more]) response.appendHeader(name, value);
    },
  });
  let delay = 0;
  let sent = 0;
  const server = createServer((request, response) => {
    request.url = `/${request.url?.slice(base.length)}`;
    response.on('finish', () => {
      sent += Number(response.getHeader('content-length') ?? 0);
    });
    setTimeout(answer, delay, request, response);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /**
     * Makes ready for a visitor who comes for the first time: no connection is left from an earlier one.
     *
     * @param answerMs how long each answer takes
     * @returns the whole address of a page of the site
     */
    expectVisitor(href: string, answerMs = 0): string {
      delay = answerMs;
      sent = 0;
      server.closeAllConnections();
      return `http://localhost:${port}${href}`;
    },
    /** What this visitor was sent, without headers, the service worker's own too. */
    sentKB: () => sent / 1000,
    close: () => server.close().closeAllConnections(),
  };
}
