import { lazyPart } from '../../loading/lazyPart.ts';

export const work = lazyPart(() => import('./Work.tsx'), 'Work');
export const testimonials = lazyPart(() => import('./Testimonials.tsx'), 'Testimonials');
export const letter = lazyPart(() => import('./Letter.tsx'), 'Letter');
