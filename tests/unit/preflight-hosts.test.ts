import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../build/preview-headers.ts';
import { notFoundPage, robotsTxt, sitemapXml } from '../../build/search-files.ts';

const file = (name: string) => readFileSync(name, 'utf8');
const rules = parseHeaders(file('public/_headers'));

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

test('is built on every host by the command that refuses what is unfinished, into the same folder', () => {
  expect(vercel).toMatchObject({ buildCommand: 'npm run build:live', outputDirectory: 'dist' });
  expect(file('netlify.toml')).toMatch(
    /^\[build\]\n {2}command = "npm run build:live"\n {2}publish = "dist"\n/m,
  );
  expect(file('.github/workflows/pages.yml')).toMatch(/run: npm run build:live\n[\s\S]*path: dist\n/);
  expect(file('docs/going-live.md')).toContain('Build command `npm run build:live`');
});

test('is published on GitHub only from what the check has passed, with a server for its form', () => {
  const [, publish = ''] = file('.github/workflows/ci.yml').split('\n  publish:\n');
  expect(publish).toMatch(/^ {4}needs: check\n/);
  expect(publish).toContain("github.ref == 'refs/heads/main'");
  expect(publish).toContain("vars.VITE_SUPABASE_URL != '' && vars.VITE_SUPABASE_ANON_KEY != ''");
  expect(publish).toContain('uses: ./.github/workflows/pages.yml');
  expect(file('.github/workflows/pages.yml')).toMatch(/\non:\n {2}workflow_call:\n\n/);
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
