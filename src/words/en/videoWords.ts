/** The videos on home. */
export const videoWords = {
  /** Before the video's title. */
  play: 'Play video: ',
  /** Under the player: a link that works where the player does not. */
  openOnYouTube: 'Open on YouTube',
  /** Under the poster. */
  offline: 'You’re offline. Please press play again when you’re connected.',
  /** Under the videos. */
  privacy: 'These videos are on YouTube. Nothing loads from YouTube until you press play.',
};
