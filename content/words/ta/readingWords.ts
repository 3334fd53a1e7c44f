import type * as english from '../en/readingWords.ts';

/** The views that are read: About, My Story, What we believe. */
export const readingWords: typeof english.readingWords = {
  whatWeDo: {
    title: 'நாங்கள் செய்வது',
    encouraging: 'உற்சாகப்படுத்துதல்',
    equipping: 'ஆயத்தப்படுத்துதல்',
    enlarging: 'விரிவாக்குதல்',
  },
  chapters: 'அத்தியாயங்கள்',
  length: (chapters: number, words: number) => `${chapters} அத்தியாயங்கள் · ${Math.ceil(words / 130)} நிமிடங்கள்`,
};
