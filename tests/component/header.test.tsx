import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { opened, renderApp, scrollTo } from './renderApp.tsx';

const home = () => opened('Reach & Build');

describe('the header', () => {
  it('notices when the page has scrolled, and when it is back at its top', async () => {
    renderApp();
    const header = screen.getByRole('banner');
    expect(header).toHaveAttribute('data-scrolled', 'false');
    scrollTo(25);
    expect(header).toHaveAttribute('data-scrolled', 'true');
    scrollTo(0);
    expect(header).toHaveAttribute('data-scrolled', 'false');
  });

  it('lets those who use the keyboard pass it by', async () => {
    const visitor = renderApp();
    await visitor.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await visitor.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(location.hash).toBe('');
  });

  it('leads home from the name of the site', async () => {
    const visitor = renderApp('#donate');
    await opened('Support Our Mission');
    await visitor.click(within(screen.getByRole('banner')).getByRole('link', { name: /Reach & Build/ }));
    await home();
  });
});
