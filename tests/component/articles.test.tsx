import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { unwrap } from '../../content/fact.ts';
import { App } from '../../src/App.tsx';
import { hrefOf } from '../../src/navigation/routes.ts';
import { Articles, type ArticlesTab } from '../../src/views/articles/Articles.tsx';
import { words } from '../../src/words/words.ts';
import { articles } from '../fixtures/content.ts';

const hint = 'Click to view article or newsletter in Google Drive';
const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

/** With the state that `App` has. */
function Shown() {
  const [selected, onSelect] = useState<ArticlesTab>('articles');
  return <Articles {...{ selected, onSelect }} />;
}

it.each([
  ['Articles', 'Published Articles', articles.articles],
  ['Newsletters', 'Monthly Newsletters', articles.newsletters],
])('the tab %s shows its list, each entry with its hint', (name, heading, entries) => {
  render(<Shown />);
  fireEvent.click(tab(name));
  expect(selected()).toBe(name);
  const panel = screen.getByRole('tabpanel', { name });
  expect(panel.className).toBe('');
  expect(within(panel).getByRole('heading').textContent).toBe(heading);
  expect(within(panel).queryByText(words.nothingYet)).toBeNull();
  const links = within(panel).getAllByRole('link', { description: hint });
  const titles = entries.map(({ title }) => `${title} (${words.opensInNewTab})`);
  expect(links.map((link) => link.textContent.replaceAll('\u00a0', ' '))).toEqual(titles);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(entries.map(({ url }) => unwrap(url)));
});

it.each([
  ['ArrowRight', 'Articles', 'Newsletters'],
  ['ArrowRight', 'Newsletters', 'Articles'],
  ['ArrowLeft', 'Articles', 'Newsletters'],
  ['Home', 'Newsletters', 'Articles'],
  ['End', 'Articles', 'Newsletters'],
])('the key %s leads from the tab %s to %s', (key, from, to) => {
  render(<Shown />);
  fireEvent.click(tab(from));
  fireEvent.keyDown(tab(from), { key });
  expect(selected()).toBe(to);
  expect(document.activeElement).toBe(tab(to));
  expect([tab(from).tabIndex, tab(to).tabIndex]).toEqual([-1, 0]);
});

it('the chosen tab stays chosen during a look at another view', async () => {
  history.replaceState(null, '', hrefOf('articles'));
  await act(async () => void render(<App initialView="articles" />));
  await screen.findByRole('tablist');
  const menu = within(await screen.findByRole('contentinfo'));
  fireEvent.click(tab('Newsletters'));
  const choose = (name: string) => act(async () => void fireEvent.click(menu.getByRole('link', { name })));
  await choose('Support Us');
  await screen.findByRole('heading', { level: 1, name: 'Support Our Mission' });
  await choose('Latest Articles');
  await screen.findByRole('tablist');
  expect(selected()).toBe('Newsletters');
});
