import { expect, it } from 'vitest';
import { everyView } from '../../src/navigation/addresses.ts';
import { menu, menuAction } from '../../src/navigation/menu.ts';

it('the menu leads to every view, once', () => {
  const listed = menu.flatMap((entry) => ('items' in entry ? entry.items : [entry])).map(({ view }) => view);
  expect([...listed, menuAction].sort()).toEqual([...everyView].sort());
});
