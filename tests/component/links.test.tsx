import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { words } from '#words/words.ts';
import type { Leader } from '../../content/schema/schema.ts';
import { ViewLink } from '../../src/navigation/Navigation.tsx';
import { takeClick } from '../../src/navigation/navigator.ts';
import { hrefOf } from '../../src/navigation/routes.ts';
import { Portrait } from '../../src/views/home/Portrait.tsx';
import { WhatWeBelieve } from '../../src/views/whatWeBelieve/WhatWeBelieve.tsx';
import { leaders, whatWeBelieve } from '../fixtures/content.ts';

it('a press with a modifier key is left to the browser', () => {
  // jsdom follows only fragments.
  history.replaceState(null, '', hrefOf('donate'));
  render(<ViewLink to="donate" hash="#bank" onClick={takeClick} />);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect(fireEvent.click(screen.getByRole('link'), { [key]: true }), key).toBe(true);
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
});

it('each reference opens its passage in a new tab', () => {
  render(<WhatWeBelieve />);
  for (const { reference, page } of whatWeBelieve.beliefs.flatMap(({ references }) => references)) {
    const link = screen.getByRole('link', { name: reference, description: words.passages });
    const [file, verse] = page.split('#');
    expect(link.getAttribute('href')).toBe(`https://ebible.org/web/${file}.htm#V${verse}`);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
});

it('the initials of the first and the last name stand for a portrait', () => {
  const { container } = render(
    <Portrait leader={{ ...leaders[0], name: 'Mary Ann Smith', portrait: undefined } as Leader} sizes="" />,
  );
  expect(container.textContent).toBe('MS');
});
