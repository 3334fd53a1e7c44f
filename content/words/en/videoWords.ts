/** The videos on home. */
export const videoWords = {
  /** Precedes the video's title. */
  play: 'Play video: ',
  /** Shown under the player: a link that works where the player does not. */
  openOnYouTube: 'Open on YouTube',
  /** Shown under the videos. */
  privacy: 'These videos are on YouTube, and load only when you press play.',
};
