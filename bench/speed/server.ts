import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { headersFor } from '../../build/headers.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

type Header = readonly [name: string, value: string];

/** Serves a build as a host does: compressed, and with the site's headers and these. */
export async function serve(folder: string, base: string, ...more: Header[]) {
  const answers = new Map<string, { headers: Header[]; body: Buffer }>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = relative(folder, join(entry.parentPath, entry.name));
    const type = types[extname(path)] ?? 'application/octet-stream';
    const headers: Header[] = [...headersFor(path), ['Content-Type', type], ...more];
    let body: Buffer = readFileSync(join(folder, path));
    if (/^text|svg|json/.test(type)) {
      headers.push(['Content-Encoding', 'br'], ['Vary', 'Accept-Encoding']);
      body = brotliCompressSync(body);
    }
    answers.set(path.replace(/(^|\/)index\.html$/, '$1'), { headers, body });
  }
  let delay = 0;
  let sent = 0;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = answers.get(pathname.slice(base.length));
    for (const [name, value] of answer?.headers ?? []) response.appendHeader(name, value);
    sent += answer?.body.length ?? 0;
    setTimeout(() => response.writeHead(answer ? 200 : 404).end(answer?.body), delay);
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
