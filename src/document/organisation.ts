import { contactDetails, socialLinks } from '@content/contactDetails.ts';
import { site } from '@content/site.ts';
import { type Fact, isSample, unwrap } from '../model/fact.ts';
import { canonicalAddress } from '../navigation/addresses.ts';

function known(fact: Fact): string | undefined {
  return isSample(fact) ? undefined : unwrap(fact);
}

/** Structured data for search engines (https://schema.org/NGO), without samples. */
export function organisation() {
  const pages = socialLinks.map((link) => known(link.url)).filter((url) => url !== undefined);
  return {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name: site.name,
    slogan: site.tagline,
    description: site.description,
    url: canonicalAddress('home'),
    logo: new URL('icon-512.png', canonicalAddress('home')).href,
    foundingDate: new Date(`1 ${site.founded} UTC`).toISOString().slice(0, 7),
    email: known(contactDetails.email),
    telephone: known(contactDetails.phone),
    address: { '@type': 'PostalAddress', addressLocality: 'Chennai', addressCountry: 'IN' },
    sameAs: pages.length > 0 ? pages : undefined,
  };
}
