import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mainMenu, opened, renderApp, scrollTo } from './renderApp.tsx';

const item = (name: string) => mainMenu().getByRole('link', { name });
const backToHome = () => screen.getByRole('link', { name: 'Back to Home' });
const home = () => opened('Reach & Build');

describe('the contact flag', () => {
  it('has priority over the view that is open', async () => {
    const visitor = renderApp('#donate');
    await opened('Support Our Mission');
    await visitor.click(item('Contact'));
    await opened('Contact Reach & Build');
    expect(screen.queryByRole('heading', { name: 'Support Our Mission' })).toBeNull();
  });

  it('is cleared by any other item of the menu, even by the view that lies under it', async () => {
    const visitor = renderApp('#donate');
    await opened('Support Our Mission');
    await visitor.click(item('Contact'));
    await opened('Contact Reach & Build');
    await visitor.click(item('Donate'));
    await opened('Support Our Mission');
    await visitor.click(item('Contact'));
    await opened('Contact Reach & Build');
    await visitor.click(item('Home'));
    await home();
  });

  it('is cleared by Back to Home, which leads home and not to the view under it', async () => {
    const visitor = renderApp('#donate');
    await opened('Support Our Mission');
    await visitor.click(item('Contact'));
    await opened('Contact Reach & Build');
    await visitor.click(backToHome());
    await home();
    expect(screen.queryByRole('heading', { name: 'Contact Reach & Build' })).toBeNull();
  });

  it('is set by the hero’s button as well', async () => {
    const visitor = renderApp();
    await visitor.click(screen.getByRole('link', { name: 'Ask for prayer' }));
    await opened('Contact Reach & Build');
  });
});

describe('Back to Home', () => {
  it.each([
    ['#my-story', /^Life Story/],
    ['#about', 'About Reach & Build'],
    ['#what-we-believe', 'Statement of Faith'],
    ['#why-rb', 'Why Reach & Build?'],
    ['#donate', 'Support Our Mission'],
    ['#articles', 'Articles & Newsletters'],
    ['#contact', 'Contact Reach & Build'],
  ])('stands on %s, leads home and to its top', async (hash, title) => {
    const visitor = renderApp(hash);
    await screen.findByRole('heading', { level: 1, name: title });
    scrollTo(700);
    await visitor.click(backToHome());
    await home();
    expect(window.scrollY).toBe(0);
    expect(location.hash).toBe('#home');
    expect(screen.queryByRole('link', { name: 'Back to Home' })).toBeNull();
  });
});

describe('Home', () => {
  it('scrolls smoothly to the home section when the visitor is home already', async () => {
    const visitor = renderApp();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await visitor.click(item('Home'));
    expect(scroll.mock.contexts).toEqual([document.getElementById('home')]);
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' });
  });

  it('moves nothing for those who prefer no motion', async () => {
    const visitor = renderApp();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await visitor.click(item('Home'));
    expect(window.matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
    expect(scroll).toHaveBeenCalledWith({ behavior: 'instant' });
  });
});

describe('opening a view', () => {
  it('scrolls to the top, names the tab, and leads the focus to the heading', async () => {
    const visitor = renderApp();
    scrollTo(900);
    await visitor.click(item('Donate'));
    await opened('Support Our Mission');
    expect(window.scrollY).toBe(0);
    expect(document.title).toBe('Donate – Reach & Build');
    expect(location.hash).toBe('#donate');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('marks the item of the menu as the current page', async () => {
    const visitor = renderApp();
    expect(item('Home')).toHaveAttribute('aria-current', 'page');
    await visitor.click(item('Articles'));
    await opened('Articles & Newsletters');
    expect(item('Articles')).toHaveAttribute('aria-current', 'page');
    expect(mainMenu().getAllByRole('link', { current: 'page' })).toHaveLength(1);
  });

  it('keeps the header and the footer where they are', async () => {
    const visitor = renderApp();
    const [header, footer] = [screen.getByRole('banner'), screen.getByRole('contentinfo')];
    await visitor.click(item('Donate'));
    await opened('Support Our Mission');
    expect(screen.getByRole('banner')).toBe(header);
    expect(screen.getByRole('contentinfo')).toBe(footer);
  });

  it('leaves a link with a modifier key to the browser', async () => {
    const visitor = renderApp();
    await visitor.keyboard('{Control>}');
    const followed = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', followed, { once: true });
    await visitor.click(item('Donate'));
    await visitor.keyboard('{/Control}');
    expect(followed).toHaveBeenCalledTimes(1);
    await home();
  });
});
