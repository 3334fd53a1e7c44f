/** Wherever something can be copied. */
export const copyWords = {
  copy: 'Copy',
  /** Before what was copied. */
  copied: 'Copied: ',
  notCopied: 'Your browser couldn’t copy this. Press and hold the text, then choose Copy.',
};
