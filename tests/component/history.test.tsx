import { act, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { App } from '../../src/App.tsx';
import { mainMenu, opened, renderApp, scrollTo } from './renderApp.tsx';

const item = (name: string) => mainMenu().getByRole('link', { name });
const home = () => opened('Reach & Build');

/** Presses the browser's Back button. */
async function goBack() {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await arrived;
  });
}

describe('the browser’s Back button', () => {
  it('leads to the view before, where the visitor had scrolled to', async () => {
    const visitor = renderApp();
    await visitor.click(item('Articles'));
    await opened('Articles & Newsletters');
    scrollTo(480);
    await visitor.click(item('Contact'));
    await opened('Contact Reach & Build');
    expect(window.scrollY).toBe(0);
    await goBack();
    await opened('Articles & Newsletters');
    expect(window.scrollY).toBe(480);
    await goBack();
    await home();
  });
});

describe('an address', () => {
  it('that names no view opens home', async () => {
    renderApp('#nowhere');
    await home();
    expect(document.title).toMatch(/^Reach & Build – /);
  });

  it('edited by hand opens another view', async () => {
    renderApp('#donate');
    await opened('Support Our Mission');
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    await act(async () => {
      location.hash = '#articles';
      await arrived;
    });
    await opened('Articles & Newsletters');
  });

  it('of a section opens its view and scrolls to it', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    renderApp('#about/how-it-started');
    const section = await screen.findByRole('region', { name: 'How It Started' });
    await waitFor(() => expect(scroll.mock.contexts).toContain(section));
    expect(location.hash).toBe('#about/how-it-started');
  });
});

describe('the page as the build renders it', () => {
  it('is home, and the same as the browser makes of it', async () => {
    const { prerender } = await import('../../src/prerender.tsx');
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = prerender();
    expect(within(root).getByRole('heading', { level: 1, name: 'Reach & Build' })).toBeVisible();
    render(<App />, { container: root, hydrate: true });
    await home();
    root.remove();
  });
});
