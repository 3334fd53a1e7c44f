import { outreach } from '@content/home.ts';
import type { Picture } from 'vite-imagetools';
import { picturesByName } from '../../model/pictures.ts';

export const pictureOf = picturesByName(
  'outreach',
  import.meta.glob<Picture>('@images/outreach/*.{svg,png,jpg,jpeg,PNG,JPG,JPEG}', {
    eager: true,
    import: 'default',
    query: { w: '384;672;768;1152', format: 'avif;webp', as: 'picture' },
  }),
);

/** The picture of the ministry's home, in the hero and large in the outreach: of one `sizes`, so that it is one file. */
export const homePicture = {
  picture: pictureOf('india'),
  alt: outreach.cards.find(({ photo }) => photo === 'india')?.alt ?? '',
  sizes: '(min-width: 72rem) 43rem, (min-width: 40rem) calc(62vw - 1.3rem), 100vw',
};
