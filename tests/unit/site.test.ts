import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cachePath } from '../../site/cache.ts';
import { contentSecurityPolicy } from '../../site/content-security-policy.ts';
import { charactersOf } from '../../site/fonts.ts';
import { vercelSettings } from '../../site/headers.ts';

/** A new folder, and the path of a file in it. */
function makeFolder(file: string) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return [folder, join(folder, file)] as const;
}

test('what is kept is made anew when its words or its maker change', () => {
  const [folder, code] = makeFolder('draw.ts');
  const place = (words: string, maker = '') => {
    writeFileSync(code, maker);
    return cachePath('cards', [words], [folder]);
  };
  expect(place('My Story')).toBe(place('My Story'));
  expect(place('Our Story')).not.toBe(place('My Story'));
  expect(place('My Story', 'quality = 1')).not.toBe(place('My Story'));
});

test('the fonts have every letter that is written or can be typed', () => {
  const [folder, code] = makeFolder('new.ts');
  writeFileSync(code, 'export const word = "žluťoučký 🙏";\n\r\t');
  const characters = charactersOf('src', folder);
  for (const character of '“”’–žťčý🙏 Aa1~') expect(characters).toContain(character);
  expect(characters).not.toMatch(/[\n\t\r]/);
});

test('the page takes nothing from anyone but this site, the hosted project and YouTube’s player', () => {
  const policy = (server?: string) => contentSecurityPolicy({ script: 'start()', style: 'body{}' }, server);
  expect(policy()).toContain("default-src 'none'; ");
  expect(policy().split('; ')).toContain('frame-src https://www.youtube-nocookie.com');
  expect(policy().replace('https://www.youtube-nocookie.com', '')).not.toMatch(/unsafe|\*|data:|blob:|http/);
  const server = 'https://project.example:8443';
  expect(policy(`${server}/rest/v1?x=1`)).toBe(policy().replace("connect-src 'self'", `$& ${server}`));
});

test("vercel.json has the site's headers", async () => {
  await expect(`${JSON.stringify(vercelSettings(), null, 2)}\n`).toMatchFileSnapshot('../../vercel.json');
});
