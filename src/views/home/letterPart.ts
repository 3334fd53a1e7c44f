import { lazyPart } from '../../components/lazyPart.ts';

export const letter = lazyPart(() => import('./Letter.tsx'), 'Letter');
