import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { cachePath } from '../../build/cache.ts';
import { fonts } from '../../build/fonts.ts';
import { readSite } from '../../build/readSite.ts';

const folder = mkdtempSync(join(tmpdir(), 'cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what is kept is made anew when its words or its maker change', () => {
  const code = join(folder, 'draw.ts');
  const place = (words: string, maker = '') => {
    writeFileSync(code, maker);
    return cachePath('cards', [words], [folder]);
  };
  expect(place('My Story')).toBe(place('My Story'));
  expect(place('Our Story')).not.toBe(place('My Story'));
  expect(place('My Story', 'quality = 1')).not.toBe(place('My Story'));
});

test('reading the configuration alone makes no font', async () => {
  const site = { ...(await readSite()), words: { home: randomUUID() } };
  const { resolve } = await resolveConfig({ configFile: false, plugins: [fonts(site as never)] }, 'build');
  const place = resolve.alias.find(({ find }) => find === '@fonts')?.replacement ?? '';
  expect(place).toContain('/fonts/');
  expect(existsSync(place)).toBe(false);
});
