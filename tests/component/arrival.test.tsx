import { words } from '@content/words.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { documentTitle } from '../../src/navigation/addresses.ts';
import { renderApp } from './renderApp.tsx';

vi.mock('../../src/views/Donate.tsx', () => ({
  Donate: () => (
    <main id="content" tabIndex={-1}>
      Without a heading
    </main>
  ),
}));

test('a view without a heading arrives as any other: with its title, the focus, and positions that are kept', async () => {
  const visitor = renderApp();
  const menu = within(screen.getByRole('banner'));
  await visitor.click(menu.getAllByRole('link', { name: words.menu.donate })[0] as HTMLElement);
  await screen.findByText('Without a heading');
  expect(document.title).toBe(documentTitle('donate'));
  expect(screen.getByRole('main')).toHaveFocus();
  act(() => window.scrollTo(0, 300));
  await waitFor(() => expect(history.state).toEqual({ scroll: 300 }));
});
