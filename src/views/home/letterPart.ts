import { part } from '../../components/part.ts';

/** A leader's letter, and the words of all of them. */
export const letter = part(() => import('./Letter.tsx').then(({ Letter }) => Letter));
