import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { View } from '../src/views.ts';
import { cached, cachePath } from './cache.ts';
import type { ShareCard } from './document/shareCards.ts';
import { drawCard } from './drawCard.ts';
import type { Site } from './readSite.ts';

/** Draws the pictures of link previews (`og:image`) into `share/`. */
export function shareCards(site: Site): Plugin {
  return {
    name: 'share-cards',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const files = cardFiles(site);
      await Promise.all(
        site.everyView.map(async (view) => {
          const card = site.shareCards[view];
          const picture = pictureOf(site, card);
          const image = picture && { ...picture, bytes: await readFile(picture.path) };
          const place = cachePath('share-cards', [image?.bytes ?? '', JSON.stringify(card)]);
          const source = await cached(place, () => drawCard(card, image));
          this.emitFile({ type: 'asset', fileName: files[view], source });
        }),
      );
    },
  };
}

/** `share/my-story.png` */
export function cardFiles(site: Site): Record<View, string> {
  const files = site.everyView.map((view) => {
    const path = site.views[view].path.slice(0, -1) || view;
    return [view, `share/${path}.${pictureOf(site, site.shareCards[view])?.isPhoto ? 'jpg' : 'png'}`];
  });
  return Object.fromEntries(files);
}

function pictureOf({ pictures }: Site, { picture }: ShareCard) {
  return picture && pictures.find(({ file }) => file === picture.file);
}
