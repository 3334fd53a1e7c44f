import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/content/fact.ts';
import { letters } from '../../src/content/letters.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { opened, renderApp } from './renderApp.tsx';

const cards = testimonials.map(unwrap);
const cardButton = (name: string) => screen.getByRole('button', { name: `Read the letter: ${name}` });
const letter = () => within(screen.getByRole('dialog', { name: 'Leader Testimonial' }));
const isOpen = () => screen.queryByRole('dialog') !== null;
const close = () => letter().getByRole('button', { name: 'Close the letter' });

describe('the letter of a leader', () => {
  it.each(cards)(
    'opens from the card of $name, full length, with the signature',
    async ({ key, name, role }) => {
      const visitor = renderApp();
      await visitor.click(cardButton(name));
      expect(letter().getByRole('heading', { level: 2, name: 'Leader Testimonial' })).toBeVisible();
      expect(await letter().findByRole('heading', { name })).toBeVisible();
      const paragraphs = letter()
        .getAllByRole('paragraph')
        .map((paragraph) => paragraph.textContent);
      for (const paragraph of unwrap(letters[key] ?? [])) expect(paragraphs).toContain(paragraph);
      expect(letter().getAllByText(role).at(-1)).toBeVisible();
      expect(letter().getByRole('article').textContent?.endsWith(`${name}${role}`)).toBe(true);
      expect(letter().getByText('5 out of 5 stars')).toBeVisible();
      expect(letter().getByRole('img', { name: /^Drawn portrait/ })).toBeVisible();
    },
  );

  it.each([
    ['its close button', (visitor: Visitor) => visitor.click(close())],
    ['Escape', (visitor: Visitor) => visitor.keyboard('{Escape}')],
    ['a press on the backdrop', (visitor: Visitor) => visitor.click(screen.getByRole('dialog'))],
  ])('closes on %s, and gives the focus back to the card', async (_, closeIt) => {
    const visitor = renderApp();
    await visitor.click(cardButton('Sister Grace'));
    expect(document.documentElement).toHaveClass('scroll-locked');
    await closeIt(visitor);
    expect(isOpen()).toBe(false);
    expect(cardButton('Sister Grace')).toHaveFocus();
    expect(document.documentElement).not.toHaveClass('scroll-locked');
    await waitFor(() => expect(history.state?.overlay).toBeUndefined());
    await visitor.click(cardButton('Brother Daniel'));
    expect(await letter().findByRole('heading', { name: 'Brother Daniel' })).toBeVisible();
  });

  it('stays open on a press on its words', async () => {
    const visitor = renderApp();
    await visitor.click(cardButton('Sister Grace'));
    await visitor.click(await letter().findByRole('article'));
    expect(isOpen()).toBe(true);
  });

  it('stays open when a selection of its words ends beside it', async () => {
    const visitor = renderApp();
    await visitor.click(cardButton('Sister Grace'));
    const dialog = screen.getByRole('dialog');
    await visitor.pointer([
      { keys: '[MouseLeft>]', target: await letter().findByRole('article') },
      { target: dialog },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    expect(isOpen()).toBe(true);
  });

  it('closes on the phone’s Back button, which leaves the visitor on the home view', async () => {
    const visitor = renderApp();
    await visitor.click(cardButton('Sister Grace'));
    await act(async () => {
      const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await arrived;
    });
    expect(isOpen()).toBe(false);
    await opened('Reach & Build');
  });

  it('can be scrolled with the keyboard, and keeps the focus inside', async () => {
    const visitor = renderApp();
    await visitor.click(cardButton('Sister Grace'));
    expect(close()).toHaveFocus();
    await visitor.tab();
    expect(letter().getByRole('region', { name: 'Leader Testimonial' })).toHaveFocus();
    await visitor.tab();
    expect(close()).toHaveFocus();
  });
});

type Visitor = ReturnType<typeof renderApp>;
