import type { Role } from './browser.ts';

/** Where to look for each role. */
export const selectors: Record<Role, string> = {
  button: 'button',
  dialog: 'dialog',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  textbox: 'input, textarea',
};

/**
 * Runs in the page: the elements, none of them hidden, that may have this name. Which of them has, and in which
 * role, each browser is then asked itself; to ask it about every element would take too long.
 */
export function candidatesFor(selector: string, name: string): Element[] {
  return [...document.querySelectorAll<HTMLInputElement>(selector)].filter((element) => {
    const text = element.getAttribute('aria-label') ?? (element.labels?.[0] ?? element).textContent ?? '';
    return element.checkVisibility() && text.replace(/\s+/g, '').includes(name.replace(/\s+/g, ''));
  });
}
