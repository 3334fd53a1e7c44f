import { descriptions } from '@content/descriptions';
import { language } from '@content/language';
import { leaders } from '@content/leaders';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { homeWords } from '#words/homeWords.ts';
import { documentWords, ministry } from '#words/words.ts';
import { everyView, type View, views } from '../../content/views.ts';
import { App } from '../../src/App.tsx';
import { base, canonicalAddress, root } from '../../src/navigation/routes.ts';
import { Letters, NotFound } from '../../src/plain/PlainPages.tsx';
import { colors } from '../../tailwind.config.ts';
import type { Prerender } from './builtFiles.ts';
import { Document, Frame } from './Document.tsx';
import { alternatesOf, UnlistedHead } from './Head.tsx';
import { shareCards } from './shareCards.ts';

export { shareCards };

/** Renders the documents, the app shell, and the files for search engines and phones. */
export const renderFiles: Prerender['renderFiles'] = async (built) => {
  const withoutScript = (title: string, body: ReactElement, style = built.base) =>
    html(
      <Frame built={built} style={style} head={<UnlistedHead title={`${title} – ${ministry.name}`} />}>
        {body}
      </Frame>,
    );
  const files: Record<string, string> = {
    '404.html': withoutScript(documentWords.notFound.title, <NotFound />),
    ...(leaders.length > 0 && {
      'letters/index.html': withoutScript(homeWords.testimonials, <Letters />, built.styles.letters),
    }),
    'shell.html': html(<Document built={built} notKept={<NotFound offline />} />),
    // Search engines ask the root only.
    ...(base === root && {
      'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${canonicalAddress('home')}sitemap.xml\n`,
      'sitemap.xml': sitemap(),
    }),
    'manifest.webmanifest': JSON.stringify(manifest()),
  };
  for (const view of everyView) {
    const markup = await markupOf(view);
    files[`${views[view].path}index.html`] = html(<Document built={built} view={view} markup={markup} />);
  }
  return files;
};

function html(document: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}\n`;
}

async function markupOf(view: View): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(<App initialView={view} prerendered />, {
    // Never outline a long part into a hidden `<div>`, which only a script would move into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      errors.push(error);
    },
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}

/** Lists the documents in each language, whose heads name the others. */
function sitemap(): string {
  const inEach = everyView.flatMap((view) => alternatesOf(view).map(([, address]) => address));
  const pages = [...new Set([...everyView.map(canonicalAddress), ...inEach])];
  const urls = pages.map((address) => `  <url><loc>${address}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

function manifest() {
  return {
    id: base,
    start_url: base,
    name: ministry.name,
    // Launchers cut it after about 12 characters.
    short_name: ministry.name.replaceAll(' ', ''),
    description: descriptions.home,
    lang: language.tag,
    dir: language.dir,
    display: 'standalone',
    background_color: colors.paper,
    theme_color: colors.ink,
    icons: [
      { file: 'icon-192.png', sizes: '192x192' },
      { file: 'icon-512.png', sizes: '512x512' },
      { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ].map(({ file, sizes, purpose }) => ({ src: root + file, sizes, type: 'image/png', purpose })),
  };
}
