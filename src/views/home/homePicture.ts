import { home } from '@content/home';
import pictureOf from '@pictures/outreach?w=384;672;768;1152';

/** Used by the hero and the outreach with one `sizes`, so that the browser loads one file. */
export const homePicture = {
  picture: pictureOf(home.outreach.india.photo),
  alt: home.outreach.india.alt,
  sizes: '(min-width: 72rem) 43rem, (min-width: 40rem) calc(62vw - 1.3rem), 100vw',
};
