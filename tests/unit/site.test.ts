import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentSecurityPolicy } from '../../site/content-security-policy.ts';
import { charactersOf } from '../../site/fonts.ts';

test('the fonts have every letter that is written or can be typed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'new.yaml'), 'word: žluťoučký 🙏\n\r\t');
  const characters = charactersOf('src', folder);
  for (const character of '“”’–žťčý🙏 Aa1~') expect(characters).toContain(character);
  expect(characters).not.toMatch(/[\n\t\r]/);
});

test('the page takes nothing from anyone but this site, the hosted project and YouTube’s player', () => {
  const policy = (server?: string) =>
    contentSecurityPolicy({ scripts: ['start()', 'leadOn()'], style: 'body{}' }, server);
  expect(policy()).toContain("default-src 'none'; ");
  expect(policy().split('; ')).toContain('frame-src https://www.youtube-nocookie.com');
  expect(policy().replace('https://www.youtube-nocookie.com', '')).not.toMatch(/unsafe|\*|data:|blob:|http/);
  const server = 'https://project.example:8443';
  expect(policy(`${server}/rest/v1?x=1`)).toBe(policy().replace("connect-src 'self'", `$& ${server}`));
});
