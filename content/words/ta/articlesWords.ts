import type * as english from '../en/articlesWords.ts';

/** Its tabs, and the hint above the links. */
export const articlesWords: typeof english.articlesWords = {
  articles: { tab: 'கட்டுரைகள்', heading: 'வெளியான கட்டுரைகள்' },
  newsletters: { tab: 'செய்திமடல்கள்', heading: 'மாதச் செய்திமடல்கள்' },
  drive: 'Google Drive',
  hint: 'Google Drive-இல் பார்க்க, தலைப்பை அழுத்துங்கள்',
};
