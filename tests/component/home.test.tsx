import { socialLinks } from '@content/contactDetails.ts';
import { hero, mission, outreach, testimonialsSection, videos } from '@content/home.ts';
import { letters } from '@content/letters.ts';
import { site } from '@content/site.ts';
import { testimonials } from '@content/testimonials.ts';
import { words } from '@content/words.ts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '../../src/model/fact.ts';
import { Home } from '../../src/views/home/Home.tsx';
import { Letter } from '../../src/views/home/Letter.tsx';

const onSelect = vi.fn();
const renderHome = () => render(<Home selectedTestimonial={null} onSelectTestimonial={onSelect} />);
const sectionOf = (name: string | RegExp) =>
  screen.getByRole('heading', { name }).closest('section') as HTMLElement;
const section = (name: string) => within(sectionOf(name));
const namesOf = (headings: HTMLElement[]) => headings.map((heading) => heading.textContent);

describe('the home view', () => {
  it('shows its four sections one after another', () => {
    renderHome();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(/^Reach &\sBuild$/);
    const titles = [mission, outreach, videos, testimonialsSection].map(({ title }) => title);
    expect(namesOf(screen.getAllByRole('heading', { level: 2 }))).toEqual(titles);
  });

  it('opens with the tagline, a verse, and the social links', () => {
    renderHome();
    const opening = sectionOf(/^Reach &\sBuild$/);
    for (const text of [site.tagline, hero.verse.text, hero.verse.reference])
      expect(within(opening).getByText(text)).toBeVisible();
    for (const { network } of socialLinks) expect(within(opening).getByText(network)).toBeVisible();
  });

  it('names the items of the mission', () => {
    renderHome();
    const items = section(mission.title).getAllByRole('listitem');
    expect(items).toHaveLength(mission.items.length);
    for (const [index, { title, text }] of mission.items.entries()) {
      const item = within(items[index] as HTMLElement);
      expect(item.getByRole('heading', { level: 3, name: title })).toBeVisible();
      expect(item.getByText(text)).toBeVisible();
    }
  });

  it('shows the countries of the outreach, each with a picture and a line', () => {
    renderHome();
    const cards = section(outreach.title).getAllByRole('listitem');
    expect(cards).toHaveLength(outreach.cards.length);
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

  it('shows the testimonials with five stars each', () => {
    renderHome();
    const cards = section(testimonialsSection.title).getAllByRole('article');
    expect(cards).toHaveLength(testimonials.length);
    for (const [index, fact] of testimonials.entries()) {
      const { name, role, excerpt, alt } = unwrap(fact);
      const card = within(cards[index] as HTMLElement);
      expect(card.getByRole('heading', { name })).toBeVisible();
      expect(card.getByText(role)).toBeVisible();
      expect(card.getByText(words.rating)).toBeVisible();
      expect(cards[index]?.querySelectorAll('[data-star]')).toHaveLength(5);
      expect(card.getByRole('img', { name: alt })).toBeVisible();
      expect(card.getByText(excerpt, { exact: false })).toBeVisible();
      expect(card.getByRole('link', { name: `${testimonialsSection.open} ${name}` })).toBeVisible();
    }
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
    const films = section(videos.title);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(
      films.getByRole('link', { name: new RegExp(unwrap(videos.films[0]?.title ?? '')) }),
    );
    expect(films.getByText(words.video.offline)).toBeVisible();
    const player = films.getByTitle(unwrap(videos.films[0]?.title ?? ''));

    act(() => void window.dispatchEvent(new Event('online')));
    expect(films.queryByText(words.video.offline)).toBeNull();
    expect(films.getByTitle(unwrap(videos.films[0]?.title ?? '')), 'asked for anew').not.toBe(player);
  });
});
