import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { statementOfFaith } from '../../src/content/beliefs.ts';
import { unwrap } from '../../src/content/fact.ts';
import { mainMenu, opened, renderApp } from './renderApp.tsx';

const namesOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent);
const headings = (view: ReturnType<typeof within>, level: number) =>
  namesOf(view.getAllByRole('heading', { level }));

/** Opens an item of the desktop bar, or of its About dropdown. */
async function open(label: string, title: string) {
  const visitor = renderApp();
  const menu = mainMenu();
  if (!menu.queryByRole('link', { name: label })) {
    await visitor.click(menu.getByRole('button', { name: 'About' }));
  }
  await visitor.click(menu.getByRole('link', { name: label }));
  return opened(title);
}

describe('the menu opens', () => {
  it('My Story: the life story, signed by the founder and director', async () => {
    const view = await open('My Story', 'Life Story – From the Streets to the Nations');
    expect(headings(view, 2)).toHaveLength(7);
    expect(view.getByText('Founder and Director')).toBeVisible();
  });

  it('About Reach & Build: the founders, and the sections of the specification', async () => {
    const view = await open('About Reach & Build', 'About Reach & Build');
    expect(view.getByRole('img', { name: /the two founders/ })).toBeVisible();
    expect(headings(view, 2)).toEqual([
      'Name of the founder',
      'Name of the co-founder',
      'About Our Organization',
      'How It Started',
      'A Burden That Birthed a Vision',
      'The Journey So Far',
      'Writing & Global Impact',
      'What We Do',
    ]);
    expect(headings(view, 3)).toEqual(['Encouraging', 'Equipping', 'Enlarging']);
  });

  it('What we believe: an intro, thirteen beliefs with their Scripture, and a closing note', async () => {
    const view = await open('What we believe', 'Statement of Faith');
    const beliefs = unwrap(statementOfFaith.beliefs);
    const items = view
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading', { level: 2 }));
    expect(view.getByText(statementOfFaith.intro)).toBeVisible();
    expect(items).toHaveLength(13);
    for (const [index, { title, references }] of beliefs.entries()) {
      const item = within(items[index] as HTMLElement);
      expect(item.getByRole('heading', { name: title })).toBeVisible();
      expect(item.getByText(index + 1)).toBeInTheDocument();
      for (const reference of references) expect(item.getByText(reference)).toBeVisible();
    }
    expect(view.getByRole('region', { name: 'The foundation of our mission' })).toBeVisible();
  });

  it('Why R&B: four sections and a closing quote', async () => {
    const view = await open('Why R&B', 'Why Reach & Build?');
    expect(headings(view, 2)).toEqual([
      'Vision Relevance',
      'Mission Substance',
      'Social Contribution',
      'Spiritual Relevance',
    ]);
    expect(view.getByRole('figure')).toHaveTextContent(/commit the same things to faithful men/);
  });

  it('Donate: what gifts do, and five bank details', async () => {
    const view = await open('Donate', 'Support Our Mission');
    expect(view.getByRole('heading', { name: 'Support pastors' })).toBeVisible();
    expect(view.getByRole('heading', { name: 'Conduct leadership programs' })).toBeVisible();
    expect(namesOf(view.getAllByRole('term'))).toEqual([
      'Account name',
      'Bank and branch',
      'Account number',
      'IFSC code',
      'Swift code',
    ]);
  });

  it('Articles: the tab of the six published articles', async () => {
    const view = await open('Articles', 'Articles & Newsletters');
    expect(view.getByRole('heading', { name: 'Published Articles' })).toBeVisible();
    expect(within(view.getByRole('tabpanel')).getAllByRole('link')).toHaveLength(6);
  });

  it('Contact: the intro and a form of four fields', async () => {
    const view = await open('Contact', 'Contact Reach & Build');
    expect(
      view.getByText("We'd love to hear from you. Send us a message and we'll respond as soon as possible."),
    ).toBeVisible();
    expect(view.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      'name',
      'email',
      'phone',
      'prayerRequests',
    ]);
    expect(view.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  });
});

describe('the footer', () => {
  it.each(['', '#donate'])('stands under every view (%s), with how to reach the ministry', async (hash) => {
    renderApp(hash);
    if (hash) await opened('Support Our Mission');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('heading', { name: 'Contact Information' })).toBeVisible();
    expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.+@/),
    );
    expect(footer.getByRole('link', { name: /^\+91 / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+91\d+$/),
    );
    expect(footer.getByText('Chennai, India')).toBeVisible();
    for (const network of [/^Facebook/, /^YouTube/, /^Instagram/]) {
      expect(footer.getByRole('link', { name: network })).toHaveAttribute('target', '_blank');
    }
    expect(footer.getByText('Built with faith and purpose')).toBeVisible();
  });

  it.each([
    ['About Us', 'About Reach & Build'],
    ['Latest Articles', 'Articles & Newsletters'],
    ['Support Us', 'Support Our Mission'],
    ['Prayer Requests', 'Contact Reach & Build'],
  ])('leads from its quick link “%s” to “%s”', async (label, title) => {
    const visitor = renderApp();
    const links = within(screen.getByRole('navigation', { name: 'Quick links' }));
    expect(links.getAllByRole('link')).toHaveLength(4);
    await visitor.click(links.getByRole('link', { name: label }));
    await opened(title);
  });
});
