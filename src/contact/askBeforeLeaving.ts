import type { ContactForm } from './contactForm.ts';

/** How long after a press on a link to another program the browser may fire `beforeunload`, in ms. */
const HAND_OVER_MS = 1000;

/** Has the browser ask before the page is left with words that were not sent: they are stored nowhere. */
export function askBeforeLeaving(form: ContactForm): void {
  let handedOverAt = Number.NEGATIVE_INFINITY;

  function ask(event: BeforeUnloadEvent) {
    if (event.timeStamp - handedOverAt < HAND_OVER_MS) return;
    event.preventDefault();
    // Chromium before 119 (https://developer.mozilla.org/docs/Web/API/BeforeUnloadEvent/returnValue).
    event.returnValue = true;
  }
  // Browsers fire `beforeunload` for tel: and mailto: as well, though the page stays: Chromium at once, Firefox later.
  function onClick({ target, timeStamp }: MouseEvent) {
    const link = target instanceof Element && target.closest('a');
    if (link && !link.protocol.startsWith('http')) handedOverAt = timeStamp;
  }
  form.subscribe(() => {
    const isTyped = Object.values(form.state().fields).some(Boolean);
    const change = isTyped ? addEventListener : removeEventListener;
    change('beforeunload', ask);
    change('click', onClick, true);
  });
}
