import { descriptions } from '@content/descriptions.ts';
import { site } from '@content/site.ts';
import { colors } from '../../tailwind.config.ts';
import { unwrap } from '../content/fact.ts';
import { canonicalAddress, documentTitle } from '../navigation/addresses.ts';
import type { View } from '../navigation/view.ts';
import { organisation } from './organisation.ts';

const descriptionOf: Readonly<Record<View, string>> = { ...descriptions, home: site.description };

/** The picture that a link to a view is shared with, drawn by the build; views without a picture show home's. */
export const shareCards = {
  home: 'home',
  myStory: 'my-story',
  about: 'about',
  whatWeBelieve: 'home',
  whyRB: 'home',
  donate: 'home',
  articles: 'home',
  contact: 'home',
} as const satisfies Record<View, string>;

/** What the browser's tab, search engines and link previews read of a view. */
export function Head({ view }: { view: View }) {
  const title = documentTitle(view);
  const description = descriptionOf[view];
  const address = canonicalAddress(view);
  const card = new URL(`share.png`, unwrap(site.address)).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta name="theme-color" content={colors.ink} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${site.name}: ${site.tagline}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card} />
      <meta name="twitter:image:alt" content={`${site.name}: ${site.tagline}`} />
      {view === 'home' && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its "<" escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify(organisation()).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}
