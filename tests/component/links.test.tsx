import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { words } from '#words/words.ts';
import { ViewLink } from '../../src/navigation/Navigation.tsx';
import { takeClick } from '../../src/navigation/navigator.ts';
import { hrefOf } from '../../src/navigation/routes.ts';
import { WhatWeBelieve } from '../../src/views/whatWeBelieve/WhatWeBelieve.tsx';
import { whatWeBelieve } from '../fixtures/content.ts';

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
