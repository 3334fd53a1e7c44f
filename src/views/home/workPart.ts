import { lazyPart } from '../../components/lazyPart.ts';

export const work = lazyPart(() => import('./Work.tsx'), 'Work');
