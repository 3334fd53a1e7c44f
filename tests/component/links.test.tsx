import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NavigationContext, ViewLink } from '../../src/navigation/Navigation.tsx';

/** Presses a link to a view. Says whether it was answered in the place of the browser, and by which command. */
function press(keys: object) {
  const open = vi.fn();
  render(
    <NavigationContext value={{ open, prefetch() {} } as never}>
      <ViewLink to="donate">Donate</ViewLink>
    </NavigationContext>,
  );
  let isAnswered = false;
  const browser = (event: Event) => {
    isAnswered = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', browser, { once: true });
  fireEvent.click(screen.getByRole('link'), keys);
  return { isAnswered, asked: open.mock.calls };
}

it('a press on a link shows its view', () => {
  expect(press({})).toEqual({ isAnswered: true, asked: [['donate', '']] });
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a press with %s is left to the browser', (key) => {
  expect(press({ [key]: true })).toEqual({ isAnswered: false, asked: [] });
});
