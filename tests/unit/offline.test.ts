import { describe, expect, it } from 'vitest';
import { onePerPicture } from '../../build/offline.ts';

describe('what is kept for reading without a network', () => {
  it('is one width of each picture, the middle one, and everything else', () => {
    const kept = onePerPicture([
      { url: 'assets/india-AAAAAAAA.webp', size: 30 },
      { url: 'assets/india-BBBBBBBB.webp', size: 10 },
      { url: 'assets/india-C_C-CCCC.webp', size: 20 },
      { url: 'assets/nepal-AAAAAAAA.webp', size: 5 },
      { url: 'assets/index-AAAAAAAA.js', size: 1 },
      { url: 'assets/index-BBBBBBBB.js', size: 2 },
      { url: 'shell.html', size: 3 },
    ]);
    expect(kept.map(({ url }) => url)).toEqual([
      'assets/india-C_C-CCCC.webp',
      'assets/nepal-AAAAAAAA.webp',
      'assets/index-AAAAAAAA.js',
      'assets/index-BBBBBBBB.js',
      'shell.html',
    ]);
  });
});
