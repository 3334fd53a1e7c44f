import type { Picture } from 'vite-imagetools';
import { picturesByName } from '../components/pictures.ts';

/** The founders, on the About view and under the life story. */
export const foundersPhoto = picturesByName(
  '',
  import.meta.glob<Picture>('@images/founders.{svg,png,jpg,jpeg,PNG,JPG,JPEG}', {
    eager: true,
    import: 'default',
    query: { w: '384;768;1152', format: 'avif;webp', as: 'picture' },
  }),
)('founders');
