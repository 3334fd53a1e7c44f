import { lazyPart } from '../../loading/lazyPart.ts';

export const work = lazyPart(() => import('./Work.tsx'), 'Work');
