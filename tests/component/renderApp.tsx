import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../src/App.tsx';
import { base, viewOf } from '../../src/navigation/addresses.ts';

/** Opens the site at an address, as main.tsx does; returns the visitor. */
export function renderApp(path = '') {
  history.replaceState(null, '', base + path);
  render(<App initialView={viewOf(location.pathname)} />);
  return userEvent.setup();
}

/** Waits for the view with this title; returns what is in it. */
export async function opened(title: string) {
  await screen.findByRole('heading', { level: 1, name: title });
  return within(await screen.findByRole('main'));
}
