/** The public key of the embedded backend, of a local server only. */
export const EMBEDDED_KEY = 'sb_publishable_embedded';
