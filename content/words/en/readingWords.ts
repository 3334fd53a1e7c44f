/** The views that are read: About, My Story, What we believe. */
export const readingWords = {
  whatWeDo: {
    title: 'What We Do',
    encouraging: 'Encouraging',
    equipping: 'Equipping',
    enlarging: 'Enlarging',
  },
  chapters: 'Chapters',
  length: (chapters: number, minutes: number) => `${chapters} chapters · ${minutes} minutes`,
  beliefs: 'Beliefs',
};
