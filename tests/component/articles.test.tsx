import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { words } from '#words/words.ts';
import { unwrap } from '../../content/fact.ts';
import { App } from '../../src/App.tsx';
import { hrefOf } from '../../src/navigation/routes.ts';
import { articles } from '../fixtures/content.ts';

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('each tab shows its list', async () => {
  history.replaceState(null, '', hrefOf('articles'));
  await act(async () => void render(<App initialView="articles" />));
  await screen.findByRole('tablist');
  expect(selected(), 'at first').toBe('Articles');
  for (const [name, entries] of [
    ['Articles', articles.articles],
    ['Newsletters', articles.newsletters],
  ] as const) {
    fireEvent.click(tab(name));
    const panel = screen.getByRole('tabpanel', { name });
    const links = within(panel).getAllByRole('link');
    const titles = entries.map(({ title }) => `${title} (${words.opensInNewTab})`);
    expect(links.map((link) => link.textContent.replaceAll('\u00a0', ' '))).toEqual(titles);
    for (const { opening } of entries)
      if (opening) expect(panel.textContent.replaceAll('\u00a0', ' ')).toContain(opening);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(entries.map(({ url }) => unwrap(url)));
  }
  const footer = within(await screen.findByRole('contentinfo'));
  const choose = (name: string) => act(async () => void fireEvent.click(footer.getByRole('link', { name })));
  await choose('Support Us');
  await screen.findByRole('heading', { level: 1, name: 'Support Our Mission' });
  await choose('Latest Articles');
  await screen.findByRole('tablist');
  expect(selected(), 'the tab that its address names').toBe('Articles');

  // Arrows, Home and End lead from tab to tab.
  for (const [from, key, to] of [
    ['Articles', 'ArrowLeft', 'Newsletters'],
    ['Newsletters', 'ArrowLeft', 'Articles'],
    ['Articles', 'ArrowRight', 'Newsletters'],
    ['Newsletters', 'ArrowRight', 'Articles'],
    ['Articles', 'End', 'Newsletters'],
    ['Newsletters', 'Home', 'Articles'],
  ] as const) {
    fireEvent.keyDown(tab(from), { key });
    expect(selected()).toBe(to);
    expect(document.activeElement).toBe(tab(to));
    expect([tab(from).tabIndex, tab(to).tabIndex]).toEqual([-1, 0]);
  }
});
