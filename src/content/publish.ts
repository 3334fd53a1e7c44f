// What may be published although it still holds samples. As long as any is left elsewhere, the site is not published.
import type { PublishedSamples } from '../model/types.ts';

/**
 * The files of this folder, by name and without their ending, whose samples may be seen by everyone, each marked as
 * what it is: ['about', 'letters', 'testimonials', 'whyRB']. No others can be named: they lead somewhere, or bind the
 * ministry to words that are not its own.
 */
export const publishedSamples: PublishedSamples = [];
