/** The views that are read: About, My Story, What we believe. */
export const readingWords = {
  whatWeDo: {
    title: 'What We Do',
    encouraging: 'Encouraging',
    equipping: 'Equipping',
    enlarging: 'Enlarging',
  },
  chapters: 'Chapters',
  /** Read slowly or aloud: 200 words a minute. */
  length: (chapters: number, words: number) => `${chapters} chapters · ${Math.ceil(words / 200)} minutes`,
};
