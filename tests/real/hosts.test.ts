import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { preview } from 'vite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../../messages/rest.ts';
import { forwarded, forwardingFiles, headersFor, host } from '../../site/host.ts';
import { makeSite, serve } from '../database/embeddedSite.ts';
import { compiled, environment, packages, removeScratch, scratch } from './program.ts';

if (!existsSync('dist/index.html')) throw new Error('There is no build in dist/ to serve: npm run build');

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
const first = (pattern: RegExp) => `/${files.find((file) => pattern.test(file))?.replaceAll('\\', '/')}`;
const views = files.flatMap((file) => (/^[\w-]+.index\.html$/.test(file) ? `/${file.slice(0, -11)}/` : []));

const revalidated = /^(no-cache|public, max-age=0, must-revalidate)$/;
const html = { status: 200, type: 'text/html', cache: revalidated };
const unknown = { status: 404, type: 'text/html', cache: /^no-store$/ };

type Answer = { status: number; type?: string; cache?: RegExp; location?: string };

const each = (paths: string[], answer: Answer) => paths.map((path): [string, Answer] => [path, answer]);
const scripts = [/^assets.*\.js$/, /^ta.assets.*\.js$/].map(first);
const immutable = { status: 200, type: 'javascript', cache: /^public, max-age=31536000, immutable$/ };

const answers: [path: string, Answer][] = [
  ...each(['/', '/ta/', '/donate/?from=mail', '/donate//', ...views], html),
  ...views.map((view): [string, Answer] => [view.slice(0, -1), { status: 308, location: view }]),
  ['/donate?from=mail', { status: 308, location: '/donate/?from=mail' }],
  ...each(['/nothing', '/donate/nothing', '/assets/nothing.js'], unknown),
  ...each(scripts, immutable),
  [first(/^share.*\.jpg$/), { status: 200, type: 'image/jpeg', cache: revalidated }],
  ['/manifest.webmanifest', { status: 200, type: 'application/manifest+json', cache: revalidated }],
  ['/service-worker.js', { status: 200, type: 'javascript', cache: revalidated }],
];

/** Stands in for the hosted project, whose host passes messages on to it. */
const project = await serve(makeSite());

/** Cloudflare's own runtime, serving the build as Cloudflare Pages does. */
async function startWrangler() {
  const dist = join(scratch, 'dist');
  cpSync('dist', dist, { recursive: true });
  for (const [name, text] of Object.entries(forwardingFiles(project.url)))
    writeFileSync(join(dist, name), text);
  // Stays below the ports that systems give to clients.
  const port = `${randomInt(20_000, 30_000)}`;
  const options = ['--ip', '127.0.0.1', '--port', port, '--compatibility-date', '2025-09-01'];
  const args = [join(packages, 'wrangler/bin/wrangler.js'), 'pages', 'dev', dist, ...options];
  const program = spawn(process.execPath, args, { cwd: scratch, env: environment, stdio: 'ignore' });
  afterAll(async () => {
    program.kill();
    await once(program, 'exit');
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(address), { timeout: 60_000 });
  return address;
}

/** `vite preview` without its database: it must answer as a host does. */
const previewed = await preview({
  configFile: false,
  appType: 'mpa',
  plugins: [host()],
  preview: { port: 0 },
});
afterAll(removeScratch);
afterAll(() => previewed.close());

const cloudflare = compiled('workerd') && (await startWrangler());

describe.each([
  ['wrangler', cloudflare],
  ['vite preview', previewed.resolvedUrls?.local[0]],
])('%s', (_, address = '') => {
  it.skipIf(!address).each(answers)('%s', async (path, { status, type, cache, location }) => {
    const answer = await fetch(new URL(path, address), { redirect: 'manual' });
    await answer.arrayBuffer();
    const { headers } = answer;
    expect(answer.status).toBe(status);
    if (location) expect(headers.get('location')).toBe(location);
    if (type) expect(headers.get('content-type')).toContain(type);
    if (cache) expect(headers.get('cache-control')).toMatch(cache);
    if (status !== 200) return;
    const sent = headersFor(path.slice(1)).map(([name]) => [name, headers.get(name)]);
    expect(sent).toEqual(headersFor(path.slice(1)));
    if (path.startsWith('/share/')) expect(headers.has('cross-origin-resource-policy')).toBe(false);
  });
});

it.skipIf(!cloudflare)('Cloudflare passes on a message, and nothing else', async () => {
  const way = { url: `${cloudflare}`, key: project.stranger.key };
  await ask(way, 'POST', 'contact_submissions', { name: 'மரியா', email: 'a@example.org' }, 'minimal');
  expect(await project.names()).toEqual([{ name: 'மரியா' }]);
  const unnamed = ask(way, 'POST', 'contact_submissions', { name: '', email: 'a@example.org' }, 'minimal');
  await expect(unnamed).rejects.toMatchObject({ status: 400, code: '23514' });
  const owner = { ...way, key: project.ministry.key };
  for (const path of ['contact_submissions', ''])
    await expect(ask(owner, 'GET', path), path).rejects.toMatchObject({ status: 404 });
  for (const path of ['contact_submissions/x', 'rpc/watch_form'])
    await expect(ask(owner, 'POST', path), path).rejects.toMatchObject({ status: 405 });
});

it('Netlify passes on a message, and nothing else', async () => {
  const file = join(scratch, '_redirects');
  writeFileSync(file, `${forwardingFiles('https://project.example')._redirects}`);
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles: [file], minimal: true });
  expect(errors).toEqual([]);
  const to = forwarded('https://project.example');
  expect(redirects).toMatchObject([{ from: '/rest/v1/contact_submissions', to, status: 200, force: false }]);
});

it('Netlify reads every header from one rule', async () => {
  const { headers, errors } = await parseAllHeaders({ headersFiles: ['dist/_headers'], minimal: true });
  expect(errors).toEqual([]);
  expect(headers.map((rule) => rule.for)).toEqual(['/*', '/assets/*', '/:language/assets/*']);
  const [all, assets, translated] = headers.map(({ values }) => Object.entries(values));
  // No path has both of the last two.
  expect(translated).toEqual(assets);
  expect([...(all ?? []), ...(assets ?? [])]).toEqual(headersFor('ta/assets/'));
  const names = headersFor('assets/').map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
});
