import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { videoWords } from '#words/videoWords.ts';
import { Videos } from '../../src/views/home/Videos.tsx';
import { home } from '../fixtures/content.ts';

it('a video waits for a connection', () => {
  const [film] = home.videos.films;
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Videos />);
  const play = () =>
    fireEvent.click(screen.getByRole('link', { name: `${videoWords.play}${film?.title}, ${film?.length}` }));
  play();
  expect(screen.getByText(videoWords.offline)).toBeTruthy();
  expect(screen.queryByTitle(film?.title ?? '')).toBeNull();
  expect(screen.getByRole('link', { name: new RegExp(videoWords.openOnYouTube) })).toBeTruthy();
  online.mockReturnValue(true);
  play();
  expect(screen.getByTitle(film?.title ?? '')).toBeTruthy();
  expect(screen.queryByText(videoWords.offline)).toBeNull();
});
