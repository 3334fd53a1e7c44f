import { addresses } from './addresses.ts';

/** Scrolls smoothly to the home section, at once for those who prefer no motion. */
export function scrollToHomeSection(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .getElementById(addresses.home.fragment)
    ?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}
