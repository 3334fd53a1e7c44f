import type { Page } from '@playwright/test';

export const youtube = 'https://www.youtube-nocookie.com';

/** Puts a page that says 'Playing', and answers as YouTube's player does, in its place. */
export function playInstead(page: Page) {
  return page.route(`${youtube}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Player</title><p>Playing<script>onmessage = ({ source }) => source.postMessage('{"event":"onReady"}', '*')</script>`,
    }),
  );
}
