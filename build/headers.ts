type Header = readonly [name: string, value: string];

/** What a host is to send with every file; the documents carry the rest of their policy themselves. */
const everywhere: readonly Header[] = [
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

const notCached: Header = ['Cache-Control', 'no-cache'];
/** Files of a name that changes with what is in them. */
const cachedForEver: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];
const ownPagesOnly: Header = ['Cross-Origin-Resource-Policy', 'same-origin'];
/** Other sites show these beside a link. */
const anyPage: Header = ['Cross-Origin-Resource-Policy', 'cross-origin'];

/** The headers for a path under the site's address, such as `donate/` or `assets/main-Xy_1.js`. */
export function headersFor(path: string): readonly Header[] {
  return [
    ...everywhere,
    path.startsWith('assets/') ? cachedForEver : notCached,
    path.startsWith('share/') ? anyPage : ownPagesOnly,
  ];
}

/** The same as the file `_headers`, which Netlify and Cloudflare Pages read: `!` takes a header away again. */
export function headersFile(): string {
  const block = (path: string, lines: readonly string[]) => [path, ...lines.map((line) => `  ${line}`)];
  const line = ([name, value]: Header) => `${name}: ${value}`;
  return [
    ...block('/*', [...everywhere, notCached, ownPagesOnly].map(line)),
    ...block('/assets/*', ['! Cache-Control', line(cachedForEver)]),
    ...block('/share/*', ['! Cross-Origin-Resource-Policy', line(anyPage)]),
    '',
  ].join('\n');
}

/** What Vercel reads before it builds: vercel.json, which `npx vitest run headers --update` writes anew from this. */
export function vercelSettings() {
  const headers = (list: readonly Header[]) => list.map(([key, value]) => ({ key, value }));
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: 'vite',
    installCommand: 'npm ci',
    buildCommand: 'npm run build:live',
    outputDirectory: 'dist',
    trailingSlash: true,
    headers: [
      { source: '/(.*)', headers: headers([...everywhere, notCached, ownPagesOnly]) },
      { source: '/assets/(.*)', headers: headers([cachedForEver]) },
      { source: '/share/(.*)', headers: headers([anyPage]) },
    ],
  };
}
