import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mainMenu, opened, renderApp } from './renderApp.tsx';

const trigger = () => mainMenu().getByRole('button', { name: 'About' });
const link = (name: string) => mainMenu().getByRole('link', { name });
const isOpen = () => mainMenu().queryByRole('link', { name: 'My Story' }) !== null;

describe('the About dropdown', () => {
  it('is closed at first, and opens and closes with its label', async () => {
    const visitor = renderApp();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(isOpen()).toBe(false);
    await visitor.click(trigger());
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    const list = within(
      document.getElementById(trigger().getAttribute('aria-controls') ?? '') as HTMLElement,
    );
    expect(list.getAllByRole('link').map((item) => item.textContent)).toEqual([
      'My Story',
      'About Reach & Build',
      'What we believe',
      'Why R&B',
    ]);
    await visitor.click(trigger());
    expect(isOpen()).toBe(false);
  });

  it('closes on choosing an item, and marks itself while one of its views is shown', async () => {
    const visitor = renderApp();
    await visitor.click(trigger());
    await visitor.click(link('Why R&B'));
    expect(isOpen()).toBe(false);
    await opened('Why Reach & Build?');
    await visitor.click(trigger());
    expect(link('Why R&B')).toHaveAttribute('aria-current', 'page');
  });

  it('closes on a press outside it, and not on one inside', async () => {
    const visitor = renderApp();
    await visitor.click(trigger());
    await visitor.click(link('My Story').parentElement as HTMLElement);
    expect(isOpen()).toBe(true);
    await visitor.click(screen.getByRole('main'));
    expect(isOpen()).toBe(false);
  });

  it('closes on Escape, and gives the focus back to its label', async () => {
    const visitor = renderApp();
    await visitor.click(trigger());
    await visitor.tab();
    expect(link('My Story')).toHaveFocus();
    await visitor.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(trigger()).toHaveFocus();
  });

  it('closes when the focus goes on to the next item of the bar', async () => {
    const visitor = renderApp();
    await visitor.click(trigger());
    link('Why R&B').focus();
    await visitor.tab();
    expect(link('Articles')).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  it('is walked with the arrow keys, round and round, and with Home and End', async () => {
    const visitor = renderApp();
    await visitor.click(trigger());
    const walk: [key: string, item: string][] = [
      ['{ArrowDown}', 'My Story'],
      ['{ArrowDown}', 'About Reach & Build'],
      ['{End}', 'Why R&B'],
      ['{ArrowDown}', 'My Story'],
      ['{ArrowUp}', 'Why R&B'],
      ['{ArrowUp}', 'What we believe'],
      ['{Home}', 'My Story'],
    ];
    for (const [key, item] of walk) {
      await visitor.keyboard(key);
      expect(link(item)).toHaveFocus();
    }
  });
});
