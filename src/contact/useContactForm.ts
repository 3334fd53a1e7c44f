import { type RefObject, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { askBeforeLeaving } from './askBeforeLeaving.ts';
import { type ContactForm, type ContactFormState, createContactForm } from './contactForm.ts';
import { type ContactFields, noFields } from './contactSubmission.ts';

/** A singleton: it outlives the view. */
export const contactForm = createContactForm();
askBeforeLeaving(contactForm);

export function useContactForm(
  form: ContactForm,
  element: RefObject<HTMLFormElement | null>,
): ContactFormState {
  useEffect(() => form.markShown(), [form]);
  // Hydration keeps what was typed before it in the DOM and fires no event: read it from there.
  useLayoutEffect(() => {
    for (const name of Object.keys(noFields) as (keyof ContactFields)[]) {
      const field = element.current?.elements.namedItem(name);
      const value = field && 'value' in field ? field.value : '';
      if (typeof value === 'string' && value !== form.state().fields[name]) form.change(name, value);
    }
  }, [form, element]);
  return useSyncExternalStore(form.subscribe, form.state, form.state);
}
