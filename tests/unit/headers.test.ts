import { describe, expect, it } from 'vitest';
import { headersFile, headersFor, vercelSettings } from '../../site/headers.ts';

/** What Netlify and Cloudflare Pages make of `_headers` for a path: rules add up, `!` takes a header away. */
function asHostsRead(file: string, path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const block of file.slice(1).split('\n/')) {
    const [rule = '', ...lines] = block.trim().split('\n  ');
    for (const line of path.startsWith(rule.replace('*', '')) ? lines : []) {
      const [name = '', value = ''] = line.split(/: (.*)/);
      if (name.startsWith('! ')) delete found[name.slice(2)];
      else found[name] = found[name] ? `${found[name]}, ${value}` : value;
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
