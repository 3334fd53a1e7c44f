import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaders } from '../../build/preview-headers.ts';

const file = `# for every file
/*
  X-Frame-Options: DENY
  Link: <https://www.example.org/a:b>; rel="x"
  Cache-Control: no-cache

/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000
/secret.txt
  ! X-Frame-Options
  X-Frame-Options: SAMEORIGIN
`;
const answer = (path: string, of = file) => Object.fromEntries(headersFor(path, parseHeaders(of)));

describe('the headers of a file', () => {
  it('come from every rule whose path it has', () => {
    expect(answer('/index.html')).toEqual({
      'X-Frame-Options': 'DENY',
      Link: '<https://www.example.org/a:b>; rel="x"',
      'Cache-Control': 'no-cache',
    });
  });

  it('are taken away by “!” and set anew by a later rule', () => {
    expect(answer('/assets/app-1234.js')['Cache-Control']).toBe('public, max-age=31536000');
    expect(answer('/assets')['Cache-Control']).toBe('no-cache');
    expect(answer('/x/assets/app.js')['Cache-Control']).toBe('no-cache');
    expect(answer('/a.txt', '/*\n  A: 1\n/a.txt\n  ! A')).toEqual({});
  });

  it('are those of its whole path, with dots meaning dots', () => {
    expect(answer('/secret.txt')['X-Frame-Options']).toBe('SAMEORIGIN');
    expect(answer('/secretxtxt')['X-Frame-Options']).toBe('DENY');
    expect(answer('/secret.txt.bak')['X-Frame-Options']).toBe('DENY');
  });

  it('are none where no rule has its path', () => {
    expect(answer('/', '/other\n  A: 1')).toEqual({});
    expect(answer('/', '  A: 1\n# nothing')).toEqual({});
  });

  it('may be written with Windows line endings', () => {
    expect(answer('/', '/*\r\n  A: 1\r\n  B: 2\r\n')).toEqual({ A: '1', B: '2' });
  });
});

describe('the headers that the site is published with', () => {
  const published = readFileSync(new URL('../../public/_headers', import.meta.url), 'utf8');

  it('let no other site frame it, and guess no types', () => {
    for (const path of ['/', '/index.html', '/assets/index-1234.js']) {
      expect(answer(path, published)).toMatchObject({
        'Content-Security-Policy': '%CONTENT_SECURITY_POLICY%',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
      });
    }
  });

  it('keep what is named by its content for a year, and ask anew for the page', () => {
    expect(answer('/assets/index-1234.js', published)['Cache-Control']).toContain('immutable');
    expect(answer('/', published)['Cache-Control']).toBe('no-cache');
  });
});
