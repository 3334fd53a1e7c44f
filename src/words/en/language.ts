/** Used in `lang`, in Open Graph, and in formats of dates and lists. */
export const language = { tag: 'en-IN', openGraph: 'en_IN', format: 'en-GB' };
