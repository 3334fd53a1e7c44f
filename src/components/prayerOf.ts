import pictureOf from '@pictures/prayer?w=416;720;1200;1600';

/** Finds Contact's pictures: one list of widths, so that home and Contact share the files. */
export const prayerOf = pictureOf;
