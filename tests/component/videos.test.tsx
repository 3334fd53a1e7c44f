import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { videoWords } from '#words/videoWords.ts';
import { unwrap } from '../../content/fact.ts';
import { Videos } from '../../src/views/home/Videos.tsx';
import { home } from '../fixtures/content.ts';

it('a video waits for a connection', () => {
  const [film] = home.videos.films;
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Videos />);
  const play = () =>
    fireEvent.click(screen.getByRole('link', { name: `${videoWords.play}${film?.title}, ${film?.length}` }));
  const onYouTube = () => screen.getByRole('link', { name: new RegExp(videoWords.openOnYouTube) });
  play();
  expect(screen.getByText(videoWords.offline)).toBeTruthy();
  expect(screen.queryByTitle(film?.title ?? '')).toBeNull();
  expect(onYouTube()).toBeTruthy();
  online.mockReturnValue(true);
  play();
  const player = screen.getByTitle<HTMLIFrameElement>(film?.title ?? '');
  expect(player.src, 'without cookies').toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  expect(player.getAttribute('referrerpolicy'), 'YouTube asks for it').toMatch(/origin/);
  expect(player.hasAttribute('allowfullscreen')).toBe(true);
  expect(document.activeElement).toBe(player);
  expect(screen.queryByText(videoWords.offline)).toBeNull();
  const address = `https://www.youtube.com/watch?v=${unwrap(film?.youtubeId ?? '')}`;
  expect(onYouTube().getAttribute('href')).toBe(address);
});
