import type { ContactFormStore } from './contactFormStore.ts';

/** How long after a click on a `tel:` or `mailto:` link browsers may fire `beforeunload`, in ms. */
const HAND_OVER_MS = 1000;

/** Asks by `beforeunload` before unsent words, which are in memory only, are lost. */
export function askBeforeLeaving(form: ContactFormStore): void {
  let handedOverAt = Number.NEGATIVE_INFINITY;

  function ask(event: BeforeUnloadEvent) {
    if (event.timeStamp - handedOverAt < HAND_OVER_MS) return;
    event.preventDefault();
    // Chromium before 119 (https://developer.mozilla.org/docs/Web/API/BeforeUnloadEvent/returnValue).
    event.returnValue = true;
  }
  // `tel:` and `mailto:` fire it too, though the page stays: in Chromium at once, in Firefox later.
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
