import { lazyPart } from '../lazyPart.ts';

/** A leader's letter, and the words of all of them. */
export const letter = lazyPart(() => import('./Letter.tsx'), 'Letter');
