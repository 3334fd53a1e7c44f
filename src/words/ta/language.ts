/** As in `lang`, in Open Graph, and in formats of dates and lists. */
export const language = { tag: 'ta', openGraph: 'ta_IN', format: 'ta-IN' };
