/** The public key of the embedded backend. It opens nothing but the form of a server on one's own computer. */
export const EMBEDDED_KEY = 'sb_publishable_embedded';
