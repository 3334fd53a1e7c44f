import pictureOf from '@pictures/story?w=640;820;1200;1536';

/** Finds the picture of My Story: one list of widths, so that home shares the file. */
export const coverOf = pictureOf;
