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
const play = () =>
  fireEvent.click(screen.getByRole('link', { name: `${videoWords.play}${title}, ${length}` }));
const frame = () => screen.getByTitle<HTMLIFrameElement>(title);
const answer = () => fireEvent(window, new MessageEvent('message', { source: frame().contentWindow }));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const isSaid = (text: string) => screen.queryByText(text) !== null;

beforeEach(() => {
  vi.useFakeTimers();
  isOnline(true);
  render(<Videos />);
  return () => vi.useRealTimers();
});

it('a video that does not come is offered again, or on YouTube', () => {
  play();
  wait(10_000);
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(videoWords.late);
  const onYouTube = screen.getByRole<HTMLAnchorElement>('link', {
    name: new RegExp(videoWords.openOnYouTube),
  });
  expect(onYouTube.href).toBe(`https://www.youtube.com/watch?v=${id}`);
  const before = frame();
  fireEvent.click(screen.getByRole('button', { name: words.tryAgain }));
  expect(frame()).not.toBe(before);
  answer();
  expect(screen.queryByRole('button', { name: words.tryAgain })).toBeNull();
});

it('without a connection the poster stays, until there is one', () => {
  isOnline(false);
  play();
  wait(10_000);
  expect(isSaid(videoWords.offline)).toBe(true);
  // The browser's own page of the fault is a page that has been loaded.
  fireEvent.load(frame());
  expect(frame().className).toContain('opacity-0');
  isOnline(true);
  fireEvent(window, new Event('online'));
  expect([isSaid(videoWords.offline), isSaid(videoWords.loading)]).toEqual([false, true]);
  expect(frame().className, 'the poster, until the player has come').toContain('opacity-0');
  fireEvent.load(frame());
  expect(frame().className).not.toContain('opacity-0');
});

it('a video plays where the browser wrongly says that there is no connection', () => {
  isOnline(false);
  play();
  answer();
  expect(isSaid(videoWords.offline)).toBe(false);
  fireEvent.load(frame());
  expect(frame().className).not.toContain('opacity-0');
});
