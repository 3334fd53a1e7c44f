import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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

test('a view without a heading arrives as any other', async () => {
  await act(async () => void render(<App initialView="home" />));
  const menu = within(screen.getByRole('banner'));
  const [link] = menu.getAllByText(words.menu.donate);
  await act(async () => void fireEvent.click(link as HTMLElement));
  await screen.findByText('Without a heading');
  expect(document.title).toBe(documentTitle('donate'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  act(() => window.scrollTo(0, 300));
  await waitFor(() => expect(history.state).toEqual({ scroll: 300 }));
});
