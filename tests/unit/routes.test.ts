import { describe, expect, it } from 'vitest';
import { slug } from '../../content/slug.ts';
import { base, hrefOf, viewOf } from '../../src/navigation/routes.ts';
import { everyView } from '../../src/views.ts';

describe('an address', () => {
  it.each(everyView)('leads to %s, however it is written', (view) => {
    const href = hrefOf(view);
    for (const path of [href, `${href}index.html`, view === 'home' ? href : href.slice(0, -1)]) {
      expect(viewOf(path)).toBe(view);
    }
  });

  it('leads home where it names no view', () => {
    expect(viewOf(`${base}no-such-view/`)).toBe('home');
    expect(viewOf(`${base}donate/more/`)).toBe('home');
  });
});

it.each([
  ['How It Started', 'how-it-started'],
  ['Writing & Global Impact', 'writing-global-impact'],
  ['எப்படி தொடங்கியது', 'எப்படி-தொடங்கியது'],
])('a section’s id is made from its heading %s', (heading, id) => {
  expect(slug(heading)).toBe(id);
});
