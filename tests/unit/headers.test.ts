import { describe, expect, it } from 'vitest';
import { headersFile, headersFor, vercelSettings } from '../../build/headers.ts';

/** What Netlify and Cloudflare Pages make of `_headers` for a path: later rules win, `!` takes a header away. */
function asHostsRead(file: string, path: string): Record<string, string> {
  const found: Record<string, string> = {};
  let applies = false;
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) applies = `/${path}`.startsWith(line.replace('*', ''));
    else if (applies && line.startsWith('  ! ')) delete found[line.slice(4)];
    else if (applies && line) {
      const [name = '', value = ''] = line.trim().split(/: (.*)/);
      found[name] = value;
    }
  }
  return found;
}

describe('the headers of the hosts', () => {
  it.each(['', 'donate/', 'assets/main-Xy_1.js', 'share/home.png'])(
    'are the same everywhere for /%s',
    (path) => {
      const expected = Object.fromEntries(headersFor(path));
      expect(asHostsRead(headersFile(), path)).toEqual(expected);
      const vercel = vercelSettings().headers.filter(({ source }) =>
        new RegExp(`^${source}$`).test(`/${path}`),
      );
      const merged = vercel.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
      expect(Object.fromEntries(merged)).toEqual(expected);
    },
  );

  it('stand in vercel.json as the list has them', async () => {
    await expect(`${JSON.stringify(vercelSettings(), null, 2)}\n`).toMatchFileSnapshot('../../vercel.json');
  });
});
