import { afterEach } from 'vitest';
import { IntersectionObserverStub } from './intersection.ts';

/** What browsers do and jsdom does not: as much of it as the site relies on. */

HTMLDialogElement.prototype.showModal = function () {
  if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
  this.open = true;
  this.querySelector<HTMLElement>('a[href], button, [tabindex]')?.focus();
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};
document.addEventListener('keydown', ({ key, defaultPrevented }) => {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (key !== 'Escape' || defaultPrevented || !dialog) return;
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
});

/** Knows `(min-width: …rem)`; says no to every other question. Changes when the window is resized. */
window.matchMedia = (query) => {
  const width = 16 * Number(/^\(min-width: ([\d.]+)rem\)$/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
  const matches = () => window.innerWidth >= width;
  const list = new EventTarget();
  Object.defineProperties(list, { media: { value: query }, matches: { get: matches } });
  let matched = matches();
  window.addEventListener('resize', () => {
    if (matched === matches()) return;
    matched = matches();
    list.dispatchEvent(new Event('change'));
  });
  return list as MediaQueryList;
};

window.scrollTo = (options?: ScrollToOptions | number, y?: number) => {
  window.scrollY = typeof options === 'object' ? (options.top ?? window.scrollY) : (y ?? 0);
  window.dispatchEvent(new Event('scroll'));
};
/** Nothing has a place in jsdom; tests watch who calls it. */
Element.prototype.scrollIntoView = () => {};

window.IntersectionObserver = IntersectionObserverStub;

afterEach(() => {
  window.scrollY = 0;
  window.innerWidth = 1024;
});
