import { siteModules } from './site.ts';

const { contactDetails, documentTitle, site, socialLinks, unwrap } = siteModules;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** What search engines and link previews read: title, description, address, cards, and the organisation as data. */
export function documentHead(): string {
  const address = new URL(unwrap(site.address)).href;
  const title = documentTitle('home');
  const image = new URL('share.png', address).href;
  const meta = (name: string, content: string) =>
    `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escaped(content)}" />`;
  const organisation = {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name: site.name,
    slogan: site.tagline,
    description: site.description,
    url: address,
    logo: new URL('icon-512.png', address).href,
    foundingDate: '2007-06',
    email: unwrap(contactDetails.email),
    telephone: unwrap(contactDetails.phone),
    address: { '@type': 'PostalAddress', addressLocality: 'Chennai', addressCountry: 'IN' },
    sameAs: socialLinks.map((link) => unwrap(link.url)),
  };
  return [
    `<title>${escaped(title)}</title>`,
    meta('description', site.description),
    `<link rel="canonical" href="${escaped(address)}" />`,
    meta('theme-color', '#16202A'),
    meta('og:type', 'website'),
    meta('og:site_name', site.name),
    meta('og:title', title),
    meta('og:description', site.description),
    meta('og:url', address),
    meta('og:image', image),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', `${site.name}: ${site.tagline}`),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', site.description),
    meta('twitter:image', image),
    `<script type="application/ld+json">${JSON.stringify(organisation).replaceAll('<', '\\u003c')}</script>`,
  ].join('\n    ');
}
