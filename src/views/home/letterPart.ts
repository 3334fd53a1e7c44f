import { lazyPart } from '../../loading/lazyPart.ts';

export const letter = lazyPart(() => import('./Letter.tsx'), 'Letter');
