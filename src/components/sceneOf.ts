import pictureOf from '@pictures/scenes?w=640;820;1200;1536';

/** Finds a picture of a story or a section: one list of widths, so that views share the files. Phones show 112vw at 2x: 810 px. */
export const sceneOf = pictureOf;
