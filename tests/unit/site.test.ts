import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentSecurityPolicy } from '../../site/content-security-policy.ts';
import { charactersOf } from '../../site/fonts.ts';
import { headersFor } from '../../site/host.ts';

test('the fonts have every letter that is written or can be typed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'new.yaml'), 'word: žluťoučký 🙏\n\r\t');
  const characters = charactersOf(['src', folder]);
  for (const character of '“”’–žťčý🙏 Aa1~') expect(characters).toContain(character);
  expect(characters).not.toMatch(/[\n\t\r]/);
});

test('the page takes nothing from anyone but this site, the hosted project and YouTube’s player', () => {
  const policy = (server?: string) => contentSecurityPolicy({ script: 'start()', style: 'body{}' }, server);
  const parts = policy().replace(/'sha256-[^']{44}'/g, 'hash');
  expect(parts.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' hash",
    "style-src 'self' hash",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ]);
  const server = 'https://project.example:8443';
  expect(policy(`${server}/rest/v1?x=1`)).toBe(policy().replace("connect-src 'self'", `$& ${server}`));
});

test('every answer keeps other sites from framing, guessing or watching the page', () => {
  expect(Object.fromEntries(headersFor('donate/'))).toEqual({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

test.each([
  ['https://project.example/', ['https://project.example/rest/v1/contact_submissions']],
  [undefined, []],
])('Vercel passes on messages alone, to the project %s', async (project, to) => {
  vi.stubEnv('VITE_SUPABASE_URL', project);
  const { config } = await import(/* @vite-ignore */ `../../vercel.ts?${project}`);
  expect(config.rewrites.map((rule: { destination: string }) => rule.destination)).toEqual(to);
});
