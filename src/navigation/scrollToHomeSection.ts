import { places } from './places.ts';

/** Scrolls smoothly to the home section, at once for those who prefer no motion. */
export function scrollToHomeSection(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(places.home.fragment)?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}
