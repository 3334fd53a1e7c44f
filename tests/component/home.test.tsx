import { mission, outreach, testimonialsSection, videos } from '@content/home.ts';
import { words } from '@content/interface.ts';
import { letters } from '@content/letters.ts';
import { testimonials } from '@content/testimonials.ts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '../../src/content/fact.ts';
import { Home } from '../../src/views/home/Home.tsx';
import { Letter } from '../../src/views/home/Letter.tsx';

const onSelect = vi.fn();
const renderHome = () => render(<Home selectedTestimonial={null} onOpenLetter={onSelect} />);
const sectionOf = (name: string | RegExp) =>
  screen.getByRole('heading', { name }).closest('section') as HTMLElement;
const section = (name: string) => within(sectionOf(name));
const namesOf = (headings: HTMLElement[]) => headings.map((heading) => heading.textContent);

describe('the home view', () => {
  it('shows its sections in the order of the specification', () => {
    renderHome();
    expect(screen.getByRole('heading', { level: 1, name: /^Reach &\sBuild$/ })).toBeVisible();
    expect(namesOf(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      'About Our Mission',
      'Global Ministry Outreach',
      'Watch Our Ministry',
      'What Leaders Say About Us',
    ]);
  });

  it('opens with the tagline, a verse of Matthew 28, and three social links', () => {
    renderHome();
    const hero = sectionOf(/^Reach &\sBuild$/);
    expect(hero).toHaveTextContent('Equipping Believers. Impacting Communities.');
    expect(within(hero).getByText(/make disciples of all nations/)).toBeVisible();
    expect(within(hero).getByText(/^Matthew 28:/)).toBeVisible();
    for (const network of ['Facebook', 'YouTube', 'Instagram']) {
      expect(within(hero).getByRole('link', { name: new RegExp(`^${network}`) })).toBeVisible();
    }
  });

  it('names the three items of the mission', () => {
    renderHome();
    const items = section('About Our Mission').getAllByRole('listitem');
    expect(items).toHaveLength(3);
    for (const [index, { title, text }] of mission.items.entries()) {
      const item = within(items[index] as HTMLElement);
      expect(item.getByRole('heading', { level: 3, name: title })).toBeVisible();
      expect(item.getByText(text)).toBeVisible();
    }
  });

  it('shows the three countries of the outreach, each with a picture and a line', () => {
    renderHome();
    const cards = section('Global Ministry Outreach').getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    for (const [index, { country, caption, alt }] of outreach.cards.entries()) {
      const card = within(cards[index] as HTMLElement);
      expect(card.getByRole('heading', { name: country })).toBeVisible();
      expect(card.getByText(caption)).toBeVisible();
      const picture = card.getByRole('img', { name: alt });
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
    }
  });

  it('shows the testimonials with five stars each, and opens the one that is pressed', async () => {
    renderHome();
    const cards = section('What Leaders Say About Us').getAllByRole('article');
    expect(cards).toHaveLength(testimonials.length);
    for (const [index, fact] of testimonials.entries()) {
      const { key, name, role, excerpt, alt } = unwrap(fact);
      const card = within(cards[index] as HTMLElement);
      expect(card.getByRole('heading', { name })).toBeVisible();
      expect(card.getByText(role)).toBeVisible();
      expect(card.getByText(words.rating)).toBeVisible();
      expect(cards[index]?.querySelectorAll('[data-star]')).toHaveLength(5);
      expect(card.getByRole('img', { name: alt })).toBeVisible();
      expect(card.getByText(excerpt, { exact: false })).toBeVisible();
      await userEvent.click(card.getByRole('button', { name: `${testimonialsSection.open}: ${name}` }));
      expect(onSelect).toHaveBeenLastCalledWith(key);
    }
  });

  it('asks nothing of YouTube before a film is played', () => {
    renderHome();
    const films = section('Watch Our Ministry');
    for (const { title } of videos.films) {
      expect(films.getByRole('button', { name: new RegExp(`^${words.video.play}${title}`) })).toBeVisible();
    }
    expect(document.body.innerHTML).not.toMatch(/<iframe|youtube(-nocookie)?\.com/);
  });
});

describe('a leader’s letter', () => {
  it.each(testimonials.map(unwrap))('stands there in full, with the signature: $name', (testimonial) => {
    render(<Letter testimonial={testimonial} portrait={null} />);
    const { key, name, role } = testimonial;
    for (const paragraph of unwrap(letters[key] ?? [])) expect(screen.getByText(paragraph)).toBeVisible();
    expect(screen.getByRole('article').textContent?.endsWith(`${name}${role}`)).toBe(true);
    expect(screen.getByText(words.rating)).toBeVisible();
  });
});

describe('a film without a connection', () => {
  it('is asked for all the same: some browsers say for ever that there is none', async () => {
    renderHome();
    const films = section('Watch Our Ministry');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(
      films.getByRole('button', { name: new RegExp(unwrap(videos.films[0]?.title ?? '')) }),
    );
    expect(films.getByText(words.video.offline)).toBeVisible();
    const player = films.getByTitle(unwrap(videos.films[0]?.title ?? ''));

    act(() => void window.dispatchEvent(new Event('online')));
    expect(films.queryByText(words.video.offline)).toBeNull();
    expect(films.getByTitle(unwrap(videos.films[0]?.title ?? '')), 'asked for anew').not.toBe(player);
  });
});
