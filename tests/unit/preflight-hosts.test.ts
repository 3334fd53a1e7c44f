import { accessSync, constants, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../build/preview-headers.ts';
import { notFoundPage, robotsTxt, sitemapXml } from '../../build/search-files.ts';

const file = (name: string) => readFileSync(name, 'utf8');
const rules = parseHeaders(file('public/_headers'));
const scripts: Record<string, string> = JSON.parse(file('package.json')).scripts;

type VercelHeaders = { source: string; headers: { key: string; value: string }[] }[];
const vercel: { buildCommand: string; outputDirectory: string; headers: VercelHeaders } = JSON.parse(
  file('vercel.json'),
);

/** What Vercel sends: every rule that matches, a later one over an earlier one. */
function sentByVercel(path: string): Map<string, string> {
  const matching = vercel.headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
  return new Map(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

test.each(['/', '/service-worker.js', '/assets/index-5Oo1OH20.js'])(
  'sends the same headers from Vercel as from the hosts that read _headers: %s',
  (path) => {
    const [here, there] = [headersFor(path, rules), sentByVercel(path)];
    expect([...there.keys()].sort()).toEqual([...here.keys()].sort());
    // Its hashes change with every build; there, the page itself carries the rest of the policy.
    expect(there.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
    for (const [name, value] of here) {
      if (name !== 'Content-Security-Policy') expect(there.get(name)).toBe(value);
    }
  },
);

test('builds the site with the same command into the same folder on every host', () => {
  expect(scripts.build).toBe('vite build');
  expect(vercel).toMatchObject({ buildCommand: 'npm run build', outputDirectory: 'dist' });
  const netlify = file('netlify.toml');
  expect(netlify).toMatch(/^\[build\]\n(?: .*\n)* {2}command = "npm run build"\n {2}publish = "dist"\n/m);
  const pages = file('.github/workflows/pages.yml');
  expect(pages).toMatch(/run: npm ci\n\s+- run: npm run build\n[\s\S]*path: dist\n/);
});

test('gives the builds on Netlify and GitHub a Node release that the site supports', () => {
  const least = Number(/\d+/.exec(JSON.parse(file('package.json')).engines.node)?.[0]);
  const versions = [
    /NODE_VERSION = "(\d+)"/.exec(file('netlify.toml'))?.[1],
    /node-version: (\d+)/.exec(file('.github/workflows/pages.yml'))?.[1],
  ].map(Number);
  for (const version of versions) expect(version).toBeGreaterThanOrEqual(least);
});

test('publishes on GitHub only a site whose form has a server, and gives it no more rights than it needs', () => {
  const pages = file('.github/workflows/pages.yml');
  expect(pages).toMatch(/if: .*VITE_SUPABASE_URL != '' && vars.VITE_SUPABASE_ANON_KEY != ''/);
  for (const name of ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY']) {
    expect(pages).toContain(`${name}: \${{ vars.${name} }}`);
  }
  expect(pages).toMatch(/\npermissions:\n {2}contents: read\n\n/);
  expect(pages).toMatch(/needs: build\n[\s\S]*pages: write\n\s+id-token: write\n[\s\S]*deploy-pages@/);
});

test('runs every step of the check on a bare machine too', () => {
  const run = file('.ci/run');
  accessSync('.ci/run', constants.X_OK);
  const steps = (scripts.check ?? '').split(' && ').map((step) => step.replace(/^(?!npm )/, 'npx '));
  expect(steps.length).toBeGreaterThan(4);
  for (const step of ['npm ci', ...steps]) expect(run.split('\n')).toContain(`step ${step}`);
});

test('names every setting in the example, and gives none of them away', () => {
  const example = file('.env.example');
  expect(example).toMatch(/^VITE_SUPABASE_URL=$/m);
  expect(example).toMatch(/^VITE_SUPABASE_ANON_KEY=$/m);
  expect(example).toMatch(/^# SUPABASE_SECRET_KEY=$/m);
  expect(file('.gitignore')).toMatch(/^\*\.local$/m);
});

describe.each([
  ['https://www.ministry.test/', '/'],
  ['https://someone.github.io/reach-and-build/', '/reach-and-build/'],
])('a site at %s', (address, base) => {
  test('is found by search engines', () => {
    expect(robotsTxt(address)).toMatch(/^User-agent: \*\nAllow: \/\n/);
    expect(robotsTxt(address)).toContain(`\nSitemap: ${address}sitemap.xml\n`);
    expect(sitemapXml(address)).toContain(`<url><loc>${address}</loc></url>`);
  });

  test('leads a visitor home from an address that does not exist, without a script or a style', () => {
    const page = notFoundPage(file('public/404.html'), base);
    expect(page).toContain(`<a href="${base}">`);
    expect(page).toContain(`<a href="${base}#contact">`);
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|%/);
  });
});
