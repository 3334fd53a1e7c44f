/** What a host sends, by folder; a later rule overrides an earlier one. The documents carry the rest of their policy. */
const rules = {
  '': {
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  // Their names carry a hash of their content.
  'assets/': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  // Link previews: other sites show them.
  'share/': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
};
const folders = Object.entries(rules).map(([folder, headers]) => ({
  folder,
  headers: Object.entries(headers),
}));

/** The headers for a path under the site's address, such as `donate/` or `assets/main-Xy_1.js`. */
export function headersFor(path: string): [name: string, value: string][] {
  const matching = folders.filter(({ folder }) => path.startsWith(folder));
  return [...new Map(matching.flatMap(({ headers }) => headers))];
}

/** `_headers`, which Netlify and Cloudflare Pages read: `!` removes a header of an earlier rule. */
export function headersFile(): string {
  const blocks = folders.flatMap(({ folder, headers }) => [
    `/${folder}*`,
    ...headers.flatMap(([name, value]) => [...(folder ? [`  ! ${name}`] : []), `  ${name}: ${value}`]),
  ]);
  return [...blocks, ''].join('\n');
}

/** vercel.json, which Vercel reads before it builds: `npx vitest run headers --update` writes it from this. */
export function vercelSettings() {
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: 'vite',
    installCommand: 'npm ci',
    buildCommand: 'npm run build:live',
    outputDirectory: 'dist',
    trailingSlash: true,
    headers: folders.map(({ folder, headers }) => ({
      source: `/${folder}(.*)`,
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
  };
}
