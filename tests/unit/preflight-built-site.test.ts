import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../build/content-security-policy.ts';
import type { Project } from '../../scripts/messages/rest.ts';
import { builtSiteFindings } from '../../scripts/preflight/builtSite.ts';
import type { Finding } from '../../scripts/preflight/finding.ts';
import { policyFindings } from '../../scripts/preflight/policy.ts';
import { Document } from '../../src/document/Document.tsx';
import { everyView } from '../../src/navigation/addresses.ts';

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
    ['the key of another project', `"sb_publishable_${'c3'.repeat(16)}"`],
    ['the address of a server on this computer', 'createClient("http://127.0.0.1:54321")'],
  ])('never carries %s', (_, text) => {
    expect(check({ 'dist/assets/index.js': text })).toHaveLength(1);
  });
});

describe('protection of the visitor', () => {
  const script = 'start("/assets/index.js")';
  const style = 'body{margin:0}';
  const policy = contentSecurityPolicy({ script, style }, project.url);
  const parts = Object.fromEntries(everyView.map((view) => [view, []])) as never;
  const data = createElement('script', { type: 'application/ld+json' }, '{}');
  /** A document as the build writes it. */
  const page = (rule = policy) =>
    renderToStaticMarkup(
      createElement(Document, {
        built: { style, script, policy: rule, entry: '', parts, cards: {} as never, unlisted: [] },
        head: data,
        view: 'home',
      }),
    );
  const check = (change: { page?: string; project?: Project } = {}) => {
    const files = {
      'dist/index.html': page(),
      'dist/donate/index.html': change.page ?? page(),
      'dist/404.html': '<html></html>',
    };
    return policyFindings(
      { files: new Map(Object.entries(files)), builtAt: 0 },
      'project' in change ? change.project : project,
    );
  };

  test('is complete with the policy that the build makes', () => {
    expect(check()).toEqual([]);
    expect(check({ project: undefined })).toEqual([]);
  });

  test.each(["'unsafe-inline'", "'unsafe-eval'", 'https:'])('refuses a policy that lets in %s', (source) => {
    const rule = `script-src 'self' ${source}`;
    expect(check({ page: page(`${policy}; ${rule}`) })).toEqual([
      expect.objectContaining({
        where: 'dist/donate/index.html',
        what: expect.stringContaining('from elsewhere'),
      }),
    ]);
  });

  test('refuses a document without a policy', () => {
    expect(whats(check({ page: '<head></head>' }))).toContain('no Content-Security-Policy');
  });

  test('notices when the policy would block the page itself or its form', () => {
    expect(whats(check({ page: page().replace(script, 'other()') }))).toContain('hash is missing');
    const elsewhere = { ...project, url: 'https://zzzzzzzzzzzzzzzzzzzz.supabase.co' };
    expect(whats(check({ project: elsewhere }))).toContain("contact form's server");
  });
});
