import pictureOf from '@pictures/prayer?w=416;720;1200;1600';

/** Finds the picture of those who pray: one list of widths, so that home and Contact share the file. */
export const prayerOf = pictureOf;
