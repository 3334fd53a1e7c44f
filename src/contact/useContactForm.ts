import { type RefObject, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { askBeforeLeaving } from './askBeforeLeaving.ts';
import { createContactForm } from './contactForm.ts';
import { fieldNames } from './contactSubmission.ts';

/** A singleton: it outlives the view. */
export const contactForm = createContactForm();
askBeforeLeaving(contactForm);

export function useContactForm(element: RefObject<HTMLFormElement | null>) {
  useEffect(contactForm.markShown, []);
  // Hydration keeps what was typed before it in the DOM and fires no event: read it from there.
  useLayoutEffect(() => {
    for (const name of fieldNames) {
      const field = element.current?.elements.namedItem(name);
      const value = field && 'value' in field ? String(field.value) : '';
      if (value !== contactForm.state().fields[name]) contactForm.change(name, value);
    }
  }, [element]);
  return useSyncExternalStore(contactForm.subscribe, contactForm.state, contactForm.state);
}
