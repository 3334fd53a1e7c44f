import { describe, expect, it } from 'vitest';
import { onePerPicture } from '../../build/offline.ts';

describe('what is kept for reading without a network', () => {
  it('is one width of each picture, the middle one, and everything else', () => {
    const kept = onePerPicture([
      { url: 'assets/india-AAAAAAAA.avif', size: 30 },
      { url: 'assets/india-BBBBBBBB.avif', size: 10 },
      { url: 'assets/india-C_C-CCCC.avif', size: 20 },
      { url: 'assets/nepal-AAAAAAAA.avif', size: 5 },
      { url: 'assets/index-AAAAAAAA.js', size: 1 },
      { url: 'assets/index-BBBBBBBB.js', size: 2 },
      { url: 'index.html', size: 3 },
    ]);
    expect(kept.map(({ url }) => url)).toEqual([
      'assets/india-C_C-CCCC.avif',
      'assets/nepal-AAAAAAAA.avif',
      'assets/index-AAAAAAAA.js',
      'assets/index-BBBBBBBB.js',
      'index.html',
    ]);
  });

  it('is nothing where nothing was built', () => {
    expect(onePerPicture([])).toEqual([]);
  });
});
