import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { headersFor, parseHeaders } from '../../build/preview-headers.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const compressed = /text|javascript|json|svg/;

export type Served = {
  address: string;
  /**
   * Makes ready for a visitor who comes for the first time: closes every connection that is left from an earlier one.
   *
   * @param answerMs how long each answer takes
   */
  expectVisitor: (answerMs: number) => void;
  close: () => void;
};

/**
 * Serves a built folder from memory on a port of its own, as a static host does: compressed with brotli before the
 * first request comes, with the headers of its `_headers` file.
 */
export async function serve(folder: string): Promise<Served> {
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  const answers = new Map<string, { headers: Record<string, string | number>; body: Buffer }>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === '_headers') continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll('\\', '/');
    const type = types[extname(file)] ?? 'application/octet-stream';
    const isCompressed = compressed.test(type);
    const body = isCompressed ? brotliCompressSync(readFileSync(file)) : readFileSync(file);
    const headers = {
      ...Object.fromEntries(headersFor(path, rules)),
      'Content-Type': type,
      'Content-Length': body.length,
      ...(isCompressed && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
    };
    answers.set(path, { headers, body });
  }

  let delay = 0;
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '').replace(/\/$/, '/index.html');
    const answer = answers.get(path);
    setTimeout(() => {
      if (answer) response.writeHead(200, answer.headers).end(answer.body);
      else response.writeHead(404).end();
    }, delay);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    expectVisitor: (answerMs) => {
      delay = answerMs;
      server.closeAllConnections();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
