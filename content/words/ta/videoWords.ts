import type * as english from '../en/videoWords.ts';

/** The videos on home. */
export const videoWords: typeof english.videoWords = {
  /** Before the video's title. */
  play: 'வீடியோவைப் பார்க்க: ',
  /** Under the player: a link that works where the player does not. */
  openOnYouTube: 'YouTube-இல் பார்க்க',
  /** Under the videos. */
  privacy: 'இந்த வீடியோக்கள் YouTube-இல் உள்ளன. நீங்கள் அழுத்தினால் மட்டுமே YouTube-இலிருந்து ஏற்றப்படும்.',
};
