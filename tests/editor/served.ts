/** The form on a computer's own files, and beside it (the next port) the form that signs in with a token. */
export const port = Number(process.env.EDITOR_TESTS_PORT ?? 4189);

/** Not from read.ts, which would keep it: the form reads the folder that is edited. */
export const original = process.env.SITE_CONTENT ?? '';

/** The folder that is edited in place of `content`, and as it was: with a translation of some pages. */
export const edited = `tests/editor/edited.local/${port}/content`;
export const before = `tests/editor/edited.local/${port}/before`;
export const repository = 'ministry/website';
