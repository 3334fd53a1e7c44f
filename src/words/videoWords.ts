/** The videos on home. */
export const videoWords = {
  /** Before the video's title. */
  play: 'Play video: ',
  /** On the poster, until the video has loaded. */
  loading: 'Loading…',
  /** Under a video that has not loaded after ten seconds, with two links. */
  late: 'If the video doesn’t start, try again or watch it on YouTube.',
  openOnYouTube: 'Open on YouTube',
  /** Under the poster while the device is offline. */
  offline: 'You’re offline. The video will play when you’re connected again.',
  /** Under the videos. */
  privacy: 'These videos are on YouTube. Nothing loads from YouTube until you press play.',
} as const;
