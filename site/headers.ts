import vercel from './vercel.json' with { type: 'json' };

/**
 * Reads from vercel.json what every host sends, by folder; documents carry the rest of their Content-Security-Policy. No
 * header is in two rules: hosts combine them differently.
 */
const rules = vercel.headers.map(({ source, headers }) => ({
  folder: source.replace(/^\/|\(\.\*\)$/g, ''),
  headers: headers.map(({ key, value }): [name: string, value: string] => [key, value]),
}));
// File names contain a content hash. In vercel.json, the rule would also apply to 404s.
for (const { folder, headers } of rules)
  if (folder.endsWith('assets/')) headers.push(['Cache-Control', 'public, max-age=31536000, immutable']);

/** The headers for a path under the site's address, such as `donate/` or `assets/main-Xy_1.js`. */
export const headersFor = (path: string) =>
  rules
    .filter(({ folder }) => new RegExp(`^${folder.replace(':language', '[^/]+')}`).test(path))
    .flatMap(({ headers }) => headers);

/** `_headers`, which Netlify and Cloudflare Pages read. */
export const headersFile = () =>
  rules
    .flatMap(({ folder, headers }) => [`/${folder}*`, ...headers.map((header) => `  ${header.join(': ')}`)])
    .join('\n');
