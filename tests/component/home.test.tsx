import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '../../src/content/fact.ts';
import { words } from '../../src/content/interface.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { Home } from '../../src/views/home/Home.tsx';

const onSelect = vi.fn();
const renderHome = () => render(<Home selectedTestimonial={null} onSelectTestimonial={onSelect} />);
const section = (name: string) => within(screen.getByRole('region', { name }));
const namesOf = (headings: HTMLElement[]) => headings.map((heading) => heading.textContent);

describe('the home view', () => {
  it('shows its sections in the order of the specification', () => {
    renderHome();
    expect(screen.getByRole('heading', { level: 1, name: 'Reach & Build' })).toBeVisible();
    expect(namesOf(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      'About Our Mission',
      'Global Ministry Outreach',
      'Watch Our Ministry',
      'What Leaders Say About Us',
    ]);
  });

  it('opens with the tagline, a verse of Matthew 28, and three social links', () => {
    renderHome();
    const hero = screen.getByRole('region', { name: 'Reach & Build' });
    expect(hero).toHaveTextContent('Equipping Believers. Impacting Communities.');
    expect(within(hero).getByText(/make disciples of all nations/)).toBeVisible();
    expect(within(hero).getByText(/^Matthew 28:/)).toBeVisible();
    for (const network of ['Facebook', 'YouTube', 'Instagram']) {
      const link = within(hero).getByRole('link', { name: new RegExp(`^${network}`) });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it('names the three items of the mission', () => {
    renderHome();
    expect(namesOf(section('About Our Mission').getAllByRole('heading', { level: 3 }))).toEqual([
      'Mission Work',
      'Leadership Development',
      'Community Building',
    ]);
  });

  it('shows the three countries of the outreach, each with a picture and a line', () => {
    renderHome();
    const cards = section('Global Ministry Outreach').getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Malaysia',
      'India',
      'Nepal',
    ]);
    for (const card of cards) {
      const picture = within(card).getByRole('img', { name: /^Illustration: / });
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
      expect(within(card).getByRole('paragraph').textContent).toMatch(/\.$/);
    }
  });

  it('shows seven testimonials with five stars each, and opens the one that is pressed', async () => {
    renderHome();
    const cards = section('What Leaders Say About Us').getAllByRole('article');
    expect(cards).toHaveLength(7);
    for (const [index, fact] of testimonials.entries()) {
      const { key, name, role, excerpt } = unwrap(fact);
      const card = within(cards[index] as HTMLElement);
      expect(card.getByRole('heading', { name })).toBeVisible();
      expect(cards[index]).toHaveTextContent(role);
      expect(card.getByText('5 out of 5 stars')).toBeVisible();
      expect(cards[index]?.querySelectorAll('[data-star]')).toHaveLength(5);
      expect(card.getByRole('img', { name: /^Drawn portrait/ })).toBeVisible();
      expect(cards[index]).toHaveTextContent(excerpt);
      await userEvent.click(card.getByRole('button', { name: new RegExp(name) }));
      expect(onSelect).toHaveBeenLastCalledWith(key);
    }
  });
});

describe('the two films', () => {
  it('ask nothing of YouTube before they are played', () => {
    renderHome();
    const films = section('Watch Our Ministry');
    expect(films.getAllByRole('button', { name: /^Play video: / })).toHaveLength(2);
    expect(document.querySelector('iframe')).toBeNull();
    expect(document.body.innerHTML).not.toMatch(/youtube(-nocookie)?\.com/);
  });

  it('play in the no-cookie player, one at a time, which takes the focus', async () => {
    renderHome();
    const films = section('Watch Our Ministry');
    await userEvent.click(films.getByRole('button', { name: /Teaching leaders to teach/ }));
    const player = films.getByTitle('Teaching leaders to teach');
    expect(player).toHaveFocus();
    expect(player).toHaveAttribute('loading', 'lazy');
    expect(new URL(player.getAttribute('src') ?? '').origin).toBe('https://www.youtube-nocookie.com');
    expect(films.getAllByRole('button', { name: /^Play video: / })).toHaveLength(1);
  });
});

describe('a film without a connection', () => {
  it('is not asked for; the visitor is told why, and can play it later', async () => {
    renderHome();
    const films = section('Watch Our Ministry');
    const play = films.getByRole('button', { name: /Teaching leaders to teach/ });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(play);
    expect(films.getByText(words.video.offline)).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await userEvent.click(play);
    expect(films.queryByText(words.video.offline)).toBeNull();
    expect(films.getByTitle('Teaching leaders to teach')).toBeVisible();
  });
});
