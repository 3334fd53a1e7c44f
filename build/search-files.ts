import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { siteModules } from './site.ts';

const { site, unwrap } = siteModules;

/** Lets every search engine in, and says where the sitemap is. */
export function robotsTxt(address: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap.xml', address).href}\n`;
}

/** The pages of the site for search engines: one, since the views differ by fragment only. */
export function sitemapXml(address: string): string {
  const escaped = new URL(address).href.replaceAll('&', '&amp;');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${escaped}</loc></url>
</urlset>
`;
}

/** The page for addresses that do not exist, with links from the root: it is served under any path. */
export function notFoundPage(html: string, base: string): string {
  return html.replaceAll('%BASE_URL%', base);
}

/** Adds to the build what depends on the site's address: robots.txt, sitemap.xml and the links of 404.html. */
export function searchFiles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'search-files',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const address = unwrap(site.address);
      const template = readFileSync(join(config.publicDir, '404.html'), 'utf8');
      const sources = {
        'robots.txt': robotsTxt(address),
        'sitemap.xml': sitemapXml(address),
        '404.html': notFoundPage(template, config.base),
      };
      for (const [fileName, source] of Object.entries(sources)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
