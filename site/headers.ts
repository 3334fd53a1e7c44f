/** What a host sends beside its own headers, by folder. No header is in two rules: hosts combine them differently. */
const rules: { folder: string; headers: Record<string, string> }[] = [
  {
    folder: '',
    // The documents carry the rest of their policy.
    headers: {
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  },
  {
    folder: 'assets/',
    headers: {
      'Cross-Origin-Resource-Policy': 'same-origin',
      // File names contain a content hash. Everything else is revalidated: every host's default.
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  },
];

/** The headers for a path under the site's address, such as `donate/` or `assets/main-Xy_1.js`. */
export function headersFor(path: string): [name: string, value: string][] {
  return rules
    .filter(({ folder }) => path.startsWith(folder))
    .flatMap(({ headers }) => Object.entries(headers));
}

/** `_headers`, which Netlify and Cloudflare Pages read. */
export function headersFile(): string {
  const blocks = rules.map(({ folder, headers }) =>
    [`/${folder}*`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  );
  return blocks.join('');
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
    headers: rules.map(({ folder, headers }) => ({
      source: `/${folder}(.*)`,
      headers: Object.entries(headers)
        // Vercel also sends a folder's headers with its 404s: browsers would keep those for a year.
        .filter(([name]) => name !== 'Cache-Control')
        .map(([key, value]) => ({ key, value })),
    })),
  };
}
