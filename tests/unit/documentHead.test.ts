// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { documentHead } from '../../build/document-head.ts';
import { site } from '../../src/content/site.ts';
import { colors } from '../../tailwind.config.ts';

const parsed = (head: string) => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html').head;
const contentOf = (head: HTMLElement, name: string) =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const organisationOf = (head: HTMLElement) =>
  JSON.parse(head.querySelector('script[type="application/ld+json"]')?.textContent ?? '');

describe('what search engines and link previews read', () => {
  const head = parsed(documentHead());

  it('is a title, a description and one address', () => {
    expect(head.querySelector('title')?.textContent).toBe(`Reach & Build – ${site.tagline}`);
    expect(contentOf(head, 'description')).toBe(site.description);
    expect(head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
    expect(head.querySelector('link')?.getAttribute('href')).toBe('https://www.example.org/');
  });

  it.each([
    ['theme-color', colors.ink],
    ['og:type', 'website'],
    ['og:site_name', 'Reach & Build'],
    ['og:title', `Reach & Build – ${site.tagline}`],
    ['og:description', site.description],
    ['og:url', 'https://www.example.org/'],
    ['og:image', 'https://www.example.org/share.png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', `Reach & Build – ${site.tagline}`],
    ['twitter:description', site.description],
    ['twitter:image', 'https://www.example.org/share.png'],
  ])('has %s, once', (name, content) => {
    expect(contentOf(head, name)).toBe(content);
    expect(head.querySelectorAll(`[name="${name}"], [property="${name}"]`)).toHaveLength(1);
  });

  it('describes the picture of the preview', () => {
    expect(contentOf(head, 'og:image:alt')).toContain('Reach & Build');
  });

  it('names the organisation, since when it works and where', () => {
    expect(organisationOf(head)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'NGO',
      name: 'Reach & Build',
      slogan: site.tagline,
      foundingDate: '2007-06',
      address: { '@type': 'PostalAddress', addressLocality: 'Chennai', addressCountry: 'IN' },
    });
  });
});

describe('words of the owner', () => {
  afterEach(() => {
    vi.doUnmock('../../src/content/site.ts');
    vi.resetModules();
  });

  it('stay words, whatever characters are in them', async () => {
    const name = `R&B "home" <b>'x'</b></script><script>alert(1)</script>`;
    vi.resetModules();
    vi.doMock('../../src/content/site.ts', () => ({
      site: { ...site, address: 'https://www.example.org/', name, description: name },
    }));
    const { documentHead: withName } = await import('../../build/document-head.ts');
    const head = parsed(withName());
    expect(head.querySelector('title')?.textContent).toContain(name);
    expect(contentOf(head, 'description')).toBe(name);
    expect(contentOf(head, 'og:site_name')).toBe(name);
    expect(organisationOf(head).name).toBe(name);
    expect(head.querySelectorAll('script')).toHaveLength(1);
    expect(head.querySelector('b')).toBeNull();
  });
});
