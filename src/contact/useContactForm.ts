import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { askBeforeLeaving } from './askBeforeLeaving.ts';
import { createContactFormStore } from './contactFormStore.ts';
import { fieldNames } from './contactSubmission.ts';
import { fetchSending } from './sending.ts';

/** A singleton: it outlives the view. */
export const contactFormStore = createContactFormStore();
askBeforeLeaving(contactFormStore);

/** The form of the document. What was typed before hydration is only there: no event tells it. */
let prerendered = globalThis.document?.querySelector<HTMLFormElement>('#root form');

export function useContactForm() {
  useEffect(() => {
    contactFormStore.formMounted();
    fetchSending().catch(() => undefined);
  }, []);
  const [focused] = useState(() => globalThis.document?.activeElement);
  useLayoutEffect(() => {
    for (const name of fieldNames) {
      const field = prerendered?.elements.namedItem(name);
      if (field && 'value' in field && field.value) contactFormStore.change(name, String(field.value));
    }
    // Hydration fails where an extension or a translation has changed the document: this form is another one then.
    if (prerendered && focused?.isConnected === false) document.getElementById(focused.id)?.focus();
    prerendered = null;
  }, [focused]);
  return useSyncExternalStore(contactFormStore.subscribe, contactFormStore.state, contactFormStore.state);
}
