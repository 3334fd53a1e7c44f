import { siteContent } from '../../content/read/read.ts';

/** The form on a computer's own files, and beside it (the next port) the form that signs in with a token. */
export const port = Number(process.env.EDITOR_TESTS_PORT ?? 4189);

/** The folder that is edited in place of `content`. */
export const edited = `tests/editor/edited.local/${port}/content`;
export const before = siteContent;
export const repository = 'ministry/website';
