/** Of the videos on home. */
export const videoWords = {
  /** Stands before the video's title. */
  play: 'Play video: ',
  /** On the video's picture, until the video comes. */
  loading: 'Loading …',
  /** Under the video when nothing has come for ten seconds, with the two ways on. */
  late: 'If the video doesn’t start, try again or watch it on YouTube.',
  openOnYouTube: 'Open on YouTube',
  /** In the video's place while the device has no connection. */
  offline: 'You’re offline. The video will play when you’re connected again.',
  /** Under the videos. */
  privacy: 'These videos are on YouTube. Nothing loads from YouTube until you press play.',
} as const;
