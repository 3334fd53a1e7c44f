import pictureOf from '@pictures/scenes?w=400;640;800;1200;1536';

/** Finds a picture of a story or a section: one list of widths, so that views share the files. */
export const sceneOf = pictureOf;
