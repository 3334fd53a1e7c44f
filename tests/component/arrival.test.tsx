import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { App } from '../../src/App.tsx';
import { documentTitle } from '../../src/navigation/routes.ts';
import { words } from '../../src/words.ts';

vi.mock('../../src/views/Donate.tsx', () => ({
  Donate: () => (
    <main id="content" tabIndex={-1}>
      Without a heading
    </main>
  ),
}));

test('a view without a heading arrives as any other: with its title, the focus, and positions that are kept', async () => {
  await act(async () => void render(<App initialView="home" />));
  const menu = within(screen.getByRole('banner'));
  await userEvent.click(menu.getAllByRole('link', { name: words.menu.donate })[0] as HTMLElement);
  await screen.findByText('Without a heading');
  expect(document.title).toBe(documentTitle('donate'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  act(() => window.scrollTo(0, 300));
  await waitFor(() => expect(history.state).toEqual({ scroll: 300 }));
});
