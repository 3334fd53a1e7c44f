// What may be published although it still holds samples. As long as any is left elsewhere, the site is not published.

/**
 * The files of this folder, by name and without their ending, whose samples may be seen by everyone, each marked as
 * what it is: ['letters', 'testimonials']. The bank details (donate) and the site's address (site) can't be named.
 */
export const publishedSamples: readonly string[] = [];
