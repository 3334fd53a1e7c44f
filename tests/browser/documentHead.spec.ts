import { site } from '@content/site.ts';
import { unwrap } from '../../src/content/fact.ts';
import { colors } from '../../tailwind.config.ts';
import { expect, test } from './site.ts';

test('search engines and link previews read the title, the description, the address and the organisation', async ({
  page,
}) => {
  await page.goto('');
  const head = await page.evaluate(() => ({
    titles: [...document.head.querySelectorAll('title')].map((title) => title.textContent),
    canonical: [...document.head.querySelectorAll('link[rel=canonical]')].map((link) =>
      link.getAttribute('href'),
    ),
    meta: [...document.head.querySelectorAll('meta[name], meta[property]')].map((meta) => [
      meta.getAttribute('name') ?? meta.getAttribute('property'),
      meta.getAttribute('content'),
    ]),
    data: document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  }));
  const title = `${site.name} – ${site.tagline}`;
  const address = unwrap(site.address);
  const image = `${address}share.png`;
  expect(head.titles).toEqual([title]);
  expect(head.canonical).toEqual([address]);
  const names = head.meta.map(([name]) => name);
  expect(names, 'each once').toEqual([...new Set(names)]);
  expect(Object.fromEntries(head.meta)).toMatchObject({
    description: site.description,
    'theme-color': colors.ink,
    'og:type': 'website',
    'og:site_name': site.name,
    'og:title': title,
    'og:description': site.description,
    'og:url': address,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringContaining(site.name),
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': site.description,
    'twitter:image': image,
  });
  expect(JSON.parse(head.data)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name: site.name,
    slogan: site.tagline,
    description: site.description,
    foundingDate: '2007-06',
    address: { '@type': 'PostalAddress', addressLocality: 'Chennai', addressCountry: 'IN' },
  });
});
