import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { unwrap } from '../../content/fact.ts';
import { Videos } from '../../src/views/home/Videos.tsx';
import { videoWords } from '../../src/words/videoWords.ts';
import { words } from '../../src/words/words.ts';
import { home } from '../fixtures/content.ts';

const [film] = home.videos.films;
const { title = '', length = '' } = film ?? {};
const id = film ? unwrap(film.youtubeId) : '';

const isOnline = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const frame = () => screen.getByTitle<HTMLIFrameElement>(title);
const isPosterSeen = () => frame().className.includes('opacity-0');
const answer = () => fireEvent(window, new MessageEvent('message', { source: frame().contentWindow }));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const isSaid = (text: string) => screen.queryByText(text) !== null;

/** Presses Play, with or without what the browser takes for a connection. */
function play(online: boolean) {
  vi.useFakeTimers();
  isOnline(online);
  render(<Videos />);
  fireEvent.click(screen.getByRole('link', { name: `${videoWords.play}${title}, ${length}` }));
}
beforeEach(() => () => vi.useRealTimers());

it('a video that does not come is offered again, or on YouTube', () => {
  play(true);
  wait(10_000);
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(videoWords.late);
  const onYouTube = screen.getByRole('link', { name: new RegExp(videoWords.openOnYouTube) });
  expect(onYouTube.getAttribute('href')).toBe(`https://www.youtube.com/watch?v=${id}`);
  const before = frame();
  fireEvent.click(screen.getByRole('button', { name: words.tryAgain }));
  expect(frame()).not.toBe(before);
  answer();
  expect(screen.queryByRole('button', { name: words.tryAgain })).toBeNull();
});

it.each([
  ['the player answers all the same', () => answer()],
  ['there is one', () => isOnline(true) && fireEvent(window, new Event('online'))],
])('without a connection the poster stays until %s', (_, happen) => {
  play(false);
  wait(10_000);
  expect(isSaid(videoWords.offline)).toBe(true);
  // The browser's own page of the fault is a page that has been loaded.
  fireEvent.load(frame());
  expect(isPosterSeen()).toBe(true);
  happen();
  expect(isSaid(videoWords.offline)).toBe(false);
  fireEvent.load(frame());
  expect(isPosterSeen()).toBe(false);
});
