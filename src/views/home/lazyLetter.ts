import { lazyPart } from '../../loading/lazyPart.ts';

export const Letter = lazyPart(() => import('./Letter.tsx').then(({ Letter }) => Letter));
