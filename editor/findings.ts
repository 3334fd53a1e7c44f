import type { Plugin } from 'vite';
import { checkContent } from '../content/check/check.ts';
import { isBlocking } from '../content/check/report.ts';
import { siteContent } from '../content/read/read.ts';

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Shows the findings of `npm run words` on the page, and the site at the server's root, whatever its address. */
export function findings(): Plugin {
  return {
    name: 'findings',
    transform: (code, id) =>
      id === '\0@content/site' ? `${code}\nsite.address = location.origin;` : undefined,
    async transformIndexHtml() {
      const blocking = (await checkContent(siteContent)).filter(isBlocking);
      if (blocking.length === 0) return [];
      const children = blocking
        .map(({ where, what, todo }) => `<li>${escapeHtml(`${where}: ${what} ${todo}`)}</li>`)
        .join('');
      const style =
        'position:fixed;inset:auto 0 0;z-index:99;max-height:40vh;overflow:auto;padding:1em 1em 1em 2em;background:#fff3cd;color:#222;border-top:3px solid #b45309;list-style:disc';
      return [{ tag: 'ul', attrs: { 'aria-label': 'Please correct', style }, children, injectTo: 'body' }];
    },
  };
}
