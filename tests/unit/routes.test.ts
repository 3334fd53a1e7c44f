import { expect, it } from 'vitest';
import { everyView } from '../../content/views.ts';
import { hrefOf, viewOf } from '../../src/navigation/routes.ts';

it.each(everyView)('an address leads to %s, however it is written', (view) => {
  const href = hrefOf(view);
  for (const path of [href, `${href}index.html`, view === 'home' ? href : href.slice(0, -1)])
    expect(viewOf(path)).toBe(view);
  expect(viewOf(`${href}more/`)).toBe('home');
});
