import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Crop, ShareCard } from '../src/document/shareCards.ts';
import type { View } from '../src/navigation/view.ts';
import { drawGround } from './share-cards/ground.ts';
import { compose, type Picture } from './share-cards/picture.ts';
import { openTypeface } from './share-cards/typeface.ts';
import { importOfSite, siteContent } from './site-content.ts';

type Cards = typeof import('../src/document/shareCards.ts');

/** Where cards are kept for the next build. */
const FOLDER = 'node_modules/.cache/share-cards';

/**
 * Draws the pictures that messengers and social networks show beside a link, from the site's words, pictures and
 * colours, into `share/`.
 */
export function shareCards(): Plugin {
  return {
    name: 'share-cards',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { shareCards, cardName } = await importOfSite<Cards>('src/document/shareCards.ts');
      const cards = Object.entries(shareCards) as [View, ShareCard][];
      const typeface = await openTypeface(JSON.stringify(cards));
      await Promise.all(
        cards.map(async ([view, card]) => {
          const name = cardName(view);
          for (const words of [card.title, ...card.lines]) {
            if (typeface.has(words)) continue;
            this.warn(`The share card ${name} goes without "${words}": its typeface lacks a letter of it.`);
          }
          const ground = drawGround(card, typeface);
          const picture = card.picture && (await readPicture(card.picture));
          const source = await cached([ground, picture?.bytes ?? '', JSON.stringify(card)], () =>
            compose(ground, picture),
          );
          const ending = picture?.isPhoto ? 'jpg' : 'png';
          this.emitFile({ type: 'asset', fileName: `share/${name}.${ending}`, source });
        }),
      );
    },
  };
}

/** A picture of the site by its name: the photo, where there is one beside the drawing. */
async function readPicture({ file, crop }: { file: string; crop: Crop }): Promise<Picture> {
  const path = join(siteContent, 'images', file);
  const files = (await readdir(dirname(path))).map((entry) => join(dirname(path), entry));
  const photo = files.find((entry) => /\.(png|jpe?g)$/i.test(entry) && entry.replace(/\.\w+$/, '') === path);
  return { name: file, crop, isPhoto: photo !== undefined, bytes: await readFile(photo ?? `${path}.svg`) };
}

/** What was made before of the same things, or is made now. */
async function cached(of: readonly (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of of) hash.update(part);
  const file = join(FOLDER, hash.digest('hex'));
  if (!existsSync(file)) {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(file, await make());
  }
  return readFile(file);
}
