import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { intersect } from '../setup/intersection.ts';
import { opened, renderApp, scrollTo } from './renderApp.tsx';

const contents = () => within(screen.getByRole('navigation', { name: 'On this page' }));
const current = () =>
  contents()
    .queryAllByRole('link', { current: 'location' })
    .map((link) => link.textContent);
const section = (name: string) => screen.getByRole('region', { name });
const see = (element: Element, isSeen: boolean) => act(() => intersect(element, isSeen));

describe('a long view', () => {
  it.each([
    ['#my-story', /^Life Story/],
    ['#about', 'About Reach & Build'],
    ['#why-rb', 'Why Reach & Build?'],
  ])('leads from its table of contents to each of its sections (%s)', async (hash, title) => {
    renderApp(hash);
    await screen.findByRole('heading', { level: 1, name: title });
    const links = contents().getAllByRole('link');
    expect(links.length).toBeGreaterThanOrEqual(4);
    for (const link of links) {
      const address = link.getAttribute('href') ?? '';
      expect(address.startsWith(`${hash}/`)).toBe(true);
      expect(document.getElementById(address.slice(1))).toBe(section(link.textContent ?? ''));
    }
  });

  it('marks the section that is being read, and none above the first', async () => {
    renderApp('#about');
    await opened('About Reach & Build');
    expect(current()).toEqual([]);
    scrollTo(800);
    see(section('How It Started'), true);
    expect(current()).toEqual(['How It Started']);
    see(section('A Burden That Birthed a Vision'), true);
    expect(current()).toEqual(['How It Started']);
    see(section('How It Started'), false);
    expect(current()).toEqual(['A Burden That Birthed a Vision']);
    see(section('A Burden That Birthed a Vision'), false);
    expect(current(), 'between two sections').toEqual(['A Burden That Birthed a Vision']);
    scrollTo(0);
    see(section('What We Do'), false);
    expect(current()).toEqual([]);
  });

  it('names the belief that is being read in the strip under the header', async () => {
    renderApp('#what-we-believe');
    const view = await opened('Statement of Faith');
    const satan = view.getByRole('heading', { name: 'Satan' }).closest('li') as HTMLElement;
    scrollTo(2000);
    see(satan, true);
    expect(screen.getByText('8 of 13 · Satan')).toBeVisible();
  });
});

describe('a belief', () => {
  it('has an address of its own', async () => {
    renderApp('#what-we-believe/satan');
    const view = await opened('Statement of Faith');
    const link = view.getByRole('link', { name: 'Satan' });
    expect(link).toHaveAttribute('href', '#what-we-believe/satan');
    expect(document.getElementById('what-we-believe/satan')).toContainElement(link);
  });
});
