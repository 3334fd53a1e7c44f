import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { View } from '../src/navigation/routes.ts';
import { cached, cachePath } from './cache.ts';
import type { ShareCard } from './document/shareCards.ts';
import type { Site } from './readSite.ts';
import { compose } from './share-cards/compose.ts';
import { drawCard } from './share-cards/drawCard.ts';
import { openTypeface } from './share-cards/typeface.ts';

/** Draws the pictures of link previews (`og:image`) into `share/`. */
export function shareCards(site: Site): Plugin {
  return {
    name: 'share-cards',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const files = cardFiles(site);
      const typeface = await openTypeface(JSON.stringify(site.shareCards));
      await Promise.all(
        site.everyView.map(async (view) => {
          const card = site.shareCards[view];
          for (const words of [card.title, ...card.lines]) {
            if (typeface.has(words)) continue;
            this.warn(`The share card ${view} goes without "${words}": its typeface lacks a letter of it.`);
          }
          const background = drawCard(card, typeface);
          const picture = pictureOf(site, card);
          const bytes = picture && (await readFile(picture.path));
          const place = cachePath('share-cards', [background, bytes ?? '', JSON.stringify(card)]);
          const source = await cached(place, () =>
            compose(
              background,
              picture && bytes && card.picture && { ...picture, bytes, crop: card.picture.crop },
            ),
          );
          this.emitFile({ type: 'asset', fileName: files[view], source });
        }),
      );
    },
  };
}

/** `share/my-story.png` */
export function cardFiles(site: Site): Record<View, string> {
  const files = site.everyView.map((view) => {
    const path = site.routes[view].path.slice(0, -1) || view;
    return [view, `share/${path}.${pictureOf(site, site.shareCards[view])?.isPhoto ? 'jpg' : 'png'}`];
  });
  return Object.fromEntries(files);
}

function pictureOf({ pictures }: Site, { picture }: ShareCard) {
  return picture && pictures.find(({ file }) => file === picture.file);
}
