import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../build/content-security-policy.ts';
import { budgetFindings } from '../../scripts/preflight/budgets.ts';
import { builtSiteFindings } from '../../scripts/preflight/builtSite.ts';
import type { Finding } from '../../scripts/preflight/finding.ts';
import { headerFindings } from '../../scripts/preflight/headers.ts';

const project = { url: 'https://abcdefghijklmnopqrst.supabase.co', key: `sb_publishable_${'a1'.repeat(16)}` };
const secret = `sb_secret_${'b2'.repeat(16)}`;
const whats = (findings: readonly Finding[]) => findings.map(({ what }) => what).join('\n');

describe('the built site', () => {
  const source = { file: 'src/content/donate.ts', changedAt: 1000 };
  const good = {
    'dist/index.html': '<html></html>',
    'dist/_headers': '',
    'dist/404.html': '',
    'dist/robots.txt': '',
    'dist/sitemap.xml': '',
    'dist/assets/form.js': `createClient("${project.url}","${project.key}")`,
  };
  const check = (files: Record<string, string> = {}, builtAt = 2000) =>
    builtSiteFindings({ files: new Map(Object.entries({ ...good, ...files })), builtAt }, project, source);

  test('is ready when it is new, complete, and made for the hosted project', () => {
    expect(check()).toEqual([]);
  });

  test('has to be built at all', () => {
    expect(whats(builtSiteFindings(undefined, project, source))).toContain('not built');
  });

  test('has to be built again after a change, or for another project', () => {
    expect(whats(check({}, 500))).toContain('src/content/donate.ts');
    for (const form of ['', `createClient("${project.url}")`, `createClient("${project.key}")`]) {
      expect(whats(check({ 'dist/assets/form.js': form }))).toContain('not built with the settings');
    }
  });

  test('names a file that search engines or hosts look for in vain', () => {
    const files = new Map(Object.entries(good).filter(([file]) => file !== 'dist/robots.txt'));
    expect(builtSiteFindings({ files, builtAt: 2000 }, project, source)).toEqual([
      expect.objectContaining({ where: 'dist/robots.txt' }),
    ]);
  });

  test('never carries a secret key, in whatever file', () => {
    const findings = check({ 'dist/assets/index.js.map': `{"sourcesContent":["${secret}"]}` });
    expect(findings).toEqual([
      expect.objectContaining({
        where: 'dist/assets/index.js.map',
        what: expect.stringContaining('every message'),
      }),
    ]);
    expect(JSON.stringify(findings)).not.toContain(secret);
  });

  test.each([
    ['the key of the embedded backend', `"sb_publishable_${'c3'.repeat(16)}"`],
    ['the mark of the embedded backend', '<head><meta name="embedded-backend" content="k"></head>'],
    ['the address of a server on this computer', 'createClient("http://127.0.0.1:54321")'],
  ])('never carries %s', (_, text) => {
    expect(check({ 'dist/assets/index.js': text })).toHaveLength(1);
  });
});

describe('protection of the page', () => {
  const script = 'start("/assets/index.js")';
  const style = 'body{margin:0}';
  const policy = contentSecurityPolicy({ script, style }, project.url);
  const page = (rule = policy) =>
    `<head><meta http-equiv="Content-Security-Policy" content="${rule}" /><script type="application/ld+json">{}</script>` +
    `<style>${style}</style></head><body><script>${script}</script></body>`;
  const headers = (rule = `${policy}; frame-ancestors 'none'`) =>
    readFileSync('public/_headers', 'utf8').replace('%CONTENT_SECURITY_POLICY%', rule);

  test('is complete with the headers and the policy that the build makes', () => {
    expect(headerFindings(headers(), page(), project)).toEqual([]);
    expect(headerFindings(headers(), page(), undefined)).toEqual([]);
  });

  test.each([
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cache-Control',
  ])('misses %s when it is not sent', (name) => {
    const without = headers()
      .split('\n')
      .filter((line) => !line.startsWith(`  ${name}`))
      .join('\n');
    expect(whats(headerFindings(without, page(), project))).toContain(name);
  });

  test.each([
    ["; script-src 'self' 'unsafe-inline'", 'from elsewhere'],
    ["; script-src 'self' 'unsafe-eval'", 'from elsewhere'],
    ['; script-src https:', 'from elsewhere'],
  ])('refuses a policy that lets in what it should hold back: %s', (rule, problem) => {
    const weak = `${policy}${rule}`;
    expect(whats(headerFindings(headers(`${weak}; frame-ancestors 'none'`), page(), project))).toContain(
      problem,
    );
    expect(whats(headerFindings(headers(), page(weak), project))).toContain(problem);
  });

  test('refuses a policy that is missing, or was never filled in', () => {
    expect(whats(headerFindings('', page(), project))).toContain('no Content-Security-Policy');
    expect(whats(headerFindings(readFileSync('public/_headers', 'utf8'), page(), project))).toContain(
      'no Content-Security-Policy',
    );
    expect(whats(headerFindings(headers(), '<head></head>', project))).toContain(
      'no Content-Security-Policy',
    );
  });

  test('notices when the policy would block the page itself or its form', () => {
    const changed = page().replace(script, 'other()');
    expect(whats(headerFindings(headers(), changed, project))).toContain('hash is missing');
    const elsewhere = { ...project, url: 'https://zzzzzzzzzzzzzzzzzzzz.supabase.co' };
    expect(whats(headerFindings(headers(), page(), elsewhere))).toContain("contact form's server");
  });

  test('notices that other sites may frame the page, and a line that a host would drop', () => {
    expect(whats(headerFindings(headers(policy), page(), project))).toContain('frame');
    const long = headers(`${policy}; frame-ancestors 'none'; img-src ${'https://a.test '.repeat(150)}`);
    expect(whats(headerFindings(long, page(), project))).toContain('2000 characters');
  });
});

describe('sizes', () => {
  const budget = { name: 'The page with its style', passed: true, size: 12_856, sizeLimit: 20_000 };

  test('are in order while every budget is kept', () => {
    expect(budgetFindings(JSON.stringify([budget]))).toEqual([]);
  });

  test('are named when they have outgrown their budget', () => {
    const findings = budgetFindings(JSON.stringify([budget, { ...budget, passed: false, size: 20_100 }]));
    expect(whats(findings)).toBe('The page with its style: 20.1 kB, where 20.0 kB are allowed.');
  });

  test.each(['', '[]', '{"error":"no files"}', "Size Limit can't find files"])(
    'are not called in order when they could not be measured: %s',
    (output) => {
      expect(budgetFindings(output)).toHaveLength(1);
    },
  );
});
