import { lazyPart } from '../lazyPart.ts';

export const letter = lazyPart(() => import('./Letter.tsx'), 'Letter');
