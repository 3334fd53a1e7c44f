import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cachePath } from '../../site/cache.ts';

test('what is kept is made anew when its words or its maker change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cache-'));
  const code = join(folder, 'draw.ts');
  const place = (words: string, maker = '') => {
    writeFileSync(code, maker);
    return cachePath('cards', [words], [folder]);
  };
  expect(place('My Story')).toBe(place('My Story'));
  expect(place('Our Story')).not.toBe(place('My Story'));
  expect(place('My Story', 'quality = 1')).not.toBe(place('My Story'));
  rmSync(folder, { recursive: true });
});
