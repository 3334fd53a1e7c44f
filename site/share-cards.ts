import type { Plugin } from 'vite';
import { drawCard } from './drawCard.ts';
import type { Site } from './readSite.ts';

/** Draws the pictures of link previews (`og:image`) into `share/`. */
export function shareCards({ shareCards, pictures }: Site): Plugin {
  return {
    name: 'share-cards',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const card of Object.values(shareCards)) {
        const picture = pictures.find(({ file }) => file === card.picture?.file);
        this.emitFile({ type: 'asset', fileName: card.file, source: await drawCard(card, picture) });
      }
    },
  };
}
