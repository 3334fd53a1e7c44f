import { contactDetails } from '@content/contactDetails';
import { descriptions } from '@content/descriptions';
import { editions } from '@content/editions';
import { hasExamples } from '@content/hasExamples';
import { language } from '@content/language';
import { path } from '@content/path';
import { site } from '@content/site';
import { ministry } from '#words/words.ts';
import { unwrap } from '../../content/fact.ts';
import { type View, views } from '../../content/views.ts';
import { base, canonicalAddress, documentTitle, root } from '../../src/navigation/routes.ts';
import { colors } from '../../tailwind.config.ts';
import { altOf, shareCards } from './shareCards.ts';

export function UnlistedHead({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

export function Head({ view }: { view: View }) {
  const title = documentTitle(view);
  const description = descriptions[view];
  const address = canonicalAddress(view);
  const cardAddress = new URL(base + shareCards[view].file, unwrap(site.address)).href;
  const cardAlt = altOf(shareCards[view]);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {hasExamples && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {alternatesOf(view).map(([code, href]) => (
        <link key={code} rel="alternate" hrefLang={code} href={href} />
      ))}
      <meta name="theme-color" content={colors.ink} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={ministry.name} />
      <meta property="og:locale" content={language.openGraph} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={cardAddress} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={cardAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={cardAlt} />
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

/** The document in each language that has it, and for all others the original; none if there is one only. */
export function alternatesOf(view: View): (readonly [code: string, address: string])[] {
  const there = [{ code: language.code, path }, ...editions.filter(({ views }) => views.includes(view))];
  if (there.length === 1) return [];
  const addresses = there.map(
    ({ code, path }) => [code, new URL(path + views[view].path, unwrap(site.address)).href] as const,
  );
  return [...addresses, ['x-default', new URL(views[view].path, unwrap(site.address)).href]];
}

/** Structured data for search engines (https://schema.org/NGO): while any of it is a sample, they are told not to look. */
function organisation() {
  const { email, phone, facebook, youtube, instagram } = contactDetails;
  return {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name: ministry.name,
    slogan: ministry.tagline,
    description: descriptions.home,
    url: canonicalAddress('home'),
    logo: new URL(`${root}icon-512.png`, unwrap(site.address)).href,
    foundingDate: new Date(`1 ${site.founded} UTC`).toISOString().slice(0, 7),
    email: unwrap(email),
    telephone: unwrap(phone),
    address: { '@type': 'PostalAddress', addressLocality: 'Chennai', addressCountry: 'IN' },
    sameAs: [facebook, youtube, instagram].flatMap((profile) => (profile ? unwrap(profile) : [])),
  };
}
