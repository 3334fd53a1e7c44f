import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mainMenu, opened, renderApp } from './renderApp.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => within(screen.getByRole('tabpanel'));

async function openArticles() {
  const visitor = renderApp('#articles');
  await opened('Articles & Newsletters');
  return visitor;
}

describe('the tabs', () => {
  it('are two, and start with the articles', async () => {
    await openArticles();
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual(['Articles', 'Newsletters']);
    expect(tab('Articles')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Newsletters')).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Articles');
    expect(panel().getByRole('heading', { name: 'Published Articles' })).toBeVisible();
  });

  it('show the four newsletters when their tab is pressed, and the articles again', async () => {
    const visitor = await openArticles();
    await visitor.click(tab('Newsletters'));
    expect(panel().getByRole('heading', { name: 'Monthly Newsletters' })).toBeVisible();
    expect(panel().queryByRole('heading', { name: 'Published Articles' })).toBeNull();
    expect(panel().getAllByRole('link')).toHaveLength(4);
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Newsletters');
    await visitor.click(tab('Articles'));
    expect(panel().getAllByRole('link')).toHaveLength(6);
  });

  it('are changed with the arrow keys, Home and End, and are one stop for Tab', async () => {
    const visitor = await openArticles();
    await visitor.click(tab('Articles'));
    for (const [key, name] of [
      ['{ArrowRight}', 'Newsletters'],
      ['{ArrowRight}', 'Articles'],
      ['{ArrowLeft}', 'Newsletters'],
      ['{Home}', 'Articles'],
      ['{End}', 'Newsletters'],
    ] as const) {
      await visitor.keyboard(key);
      expect(tab(name)).toHaveFocus();
      expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
    await visitor.tab();
    expect(panel().getAllByRole('link')[0]).toHaveFocus();
  });

  it('stay as they were while the visitor looks at another view', async () => {
    const visitor = await openArticles();
    await visitor.click(tab('Newsletters'));
    await visitor.click(mainMenu().getByRole('link', { name: 'Donate' }));
    await opened('Support Our Mission');
    await visitor.click(mainMenu().getByRole('link', { name: 'Articles' }));
    await opened('Articles & Newsletters');
    expect(tab('Newsletters')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('an entry', () => {
  it.each(['Articles', 'Newsletters'])('of %s opens its file in a new tab, and says so', async (name) => {
    const visitor = await openArticles();
    await visitor.click(tab(name));
    for (const link of panel().getAllByRole('link')) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
      expect(link).toHaveTextContent('Click to view article or newsletter in Google Drive');
      expect(link).toHaveAccessibleName(expect.stringContaining('opens in a new tab'));
    }
  });
});
