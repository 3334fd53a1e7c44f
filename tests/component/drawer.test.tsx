import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { opened, renderApp } from './renderApp.tsx';

const menuButton = () => screen.getByRole('button', { name: 'Open menu' });
const drawer = () => within(screen.getByRole('dialog', { name: 'Menu' }));
const aboutButton = () => drawer().getByRole('button', { name: 'About' });
const isOpen = () => screen.queryByRole('dialog') !== null;
const pageIsLocked = () => document.documentElement.classList.contains('scroll-locked');

/** A phone with its drawer open. */
async function openDrawer(hash = '') {
  window.innerWidth = 360;
  const visitor = renderApp(hash);
  await visitor.click(menuButton());
  return visitor;
}
/** The drawer's own history entry is gone again. */
const entryIsGone = () => waitFor(() => expect(history.state?.overlay).toBeUndefined());

function growTo(width: number) {
  window.innerWidth = width;
  act(() => {
    window.dispatchEvent(new Event('resize'));
  });
}

describe('the drawer', () => {
  it('lists Home, Contact, About, Articles, and Donate Now at its foot', async () => {
    await openDrawer();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    const links = drawer()
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(links).toEqual(['Home', 'Contact', 'Articles', 'Donate Now']);
    expect(aboutButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('unfolds under About what the dropdown of wide windows has', async () => {
    const visitor = await openDrawer();
    await visitor.click(aboutButton());
    expect(aboutButton()).toHaveAttribute('aria-expanded', 'true');
    const list = document.getElementById(aboutButton().getAttribute('aria-controls') ?? '') as HTMLElement;
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['My Story', 'About Reach & Build', 'What we believe', 'Why R&B']);
    await visitor.click(aboutButton());
    expect(drawer().queryByRole('link', { name: 'My Story' })).toBeNull();
  });

  it.each([
    ['Contact', 'Contact Reach & Build'],
    ['Articles', 'Articles & Newsletters'],
    ['Donate Now', 'Support Our Mission'],
    ['Home', 'Reach & Build'],
  ])('closes on choosing %s, and opens it', async (label, title) => {
    const visitor = await openDrawer('#why-rb');
    await visitor.click(drawer().getByRole('link', { name: label }));
    expect(isOpen()).toBe(false);
    await opened(title);
    expect(history.state?.overlay).toBeUndefined();
  });

  it('closes on choosing an item of About, and has About collapsed when it opens again', async () => {
    const visitor = await openDrawer();
    await visitor.click(aboutButton());
    await visitor.click(drawer().getByRole('link', { name: 'What we believe' }));
    await opened('Statement of Faith');
    await visitor.click(menuButton());
    expect(aboutButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    [
      'its close button',
      (visitor: Visitor) => visitor.click(drawer().getByRole('button', { name: 'Close menu' })),
    ],
    ['Escape', (visitor: Visitor) => visitor.keyboard('{Escape}')],
    ['a press on the backdrop', (visitor: Visitor) => visitor.click(screen.getByRole('dialog'))],
  ])('closes on %s, with About collapsed and the focus back on the menu button', async (_, close) => {
    const visitor = await openDrawer();
    await visitor.click(aboutButton());
    await close(visitor);
    expect(isOpen()).toBe(false);
    expect(menuButton()).toHaveFocus();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    await entryIsGone();
    await visitor.click(menuButton());
    expect(aboutButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('stays open on a press inside it', async () => {
    const visitor = await openDrawer();
    await visitor.click(drawer().getByRole('navigation'));
    expect(isOpen()).toBe(true);
  });

  it('closes on the phone’s Back button, which leaves the view as it is', async () => {
    const visitor = await openDrawer('#donate');
    await act(async () => {
      const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await arrived;
    });
    expect(isOpen()).toBe(false);
    await opened('Support Our Mission');
    expect(location.hash).toBe('#donate');
    await visitor.click(menuButton());
    expect(isOpen()).toBe(true);
  });

  it('keeps the page behind it from scrolling while it is open, and only then', async () => {
    const visitor = await openDrawer();
    expect(pageIsLocked()).toBe(true);
    await visitor.keyboard('{Escape}');
    expect(pageIsLocked()).toBe(false);
  });

  it('keeps the focus inside: Tab leads from its last item to its first, and back', async () => {
    const visitor = await openDrawer();
    const [close, last] = [
      drawer().getByRole('button', { name: 'Close menu' }),
      drawer().getByRole('link', { name: 'Donate Now' }),
    ];
    expect(close).toHaveFocus();
    await visitor.tab({ shift: true });
    expect(last).toHaveFocus();
    await visitor.tab();
    expect(close).toHaveFocus();
  });

  it('resets when the window grows to desktop width, and not before', async () => {
    await openDrawer();
    growTo(1023);
    expect(isOpen()).toBe(true);
    growTo(1024);
    expect(isOpen()).toBe(false);
    expect(pageIsLocked()).toBe(false);
    await entryIsGone();
  });
});

type Visitor = Awaited<ReturnType<typeof openDrawer>>;
