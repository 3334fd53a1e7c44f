import vercel from '../vercel.json' with { type: 'json' };

// File names contain a content hash. Not in vercel.json: Vercel would send it with 404s as well.
const immutable = ['Cache-Control', 'public, max-age=31536000, immutable'] as const;

/**
 * What every host sends, by folder, from vercel.json; the documents carry the rest of their Content-Security-Policy. No
 * header is in two rules: hosts combine them differently.
 */
const rules = vercel.headers.map(({ source, headers }) => {
  const folder = source.replace(/^\/|\(\.\*\)$/g, '');
  const own = headers.map(({ key, value }) => [key, value] as const);
  return { folder, headers: folder === 'assets/' ? [...own, immutable] : own };
});

/** The headers for a path under the site's address, such as `donate/` or `assets/main-Xy_1.js`. */
export const headersFor = (path: string) =>
  rules.filter(({ folder }) => path.startsWith(folder)).flatMap(({ headers }) => headers);

/** `_headers`, which Netlify and Cloudflare Pages read. */
export const headersFile = () =>
  rules
    .map(({ folder, headers }) =>
      [`/${folder}*`, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('');
