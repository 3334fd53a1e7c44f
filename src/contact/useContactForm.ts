import { useEffect, useSyncExternalStore } from 'react';
import { type ContactForm, type ContactFormState, createContactForm } from './contactForm.ts';

/** The one form of the page. */
export const contactForm = createContactForm();

/** Has the browser ask before the page is left with words that were not sent: they are stored nowhere. */
contactForm.subscribe(() => {
  const typed = Object.values(contactForm.state().fields).some(Boolean);
  if (typed) addEventListener('beforeunload', askFirst);
  else removeEventListener('beforeunload', askFirst);
});
const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * The state of the form while it is on the page. `ready` is false in the prerendered document until its script has
 * come: what is typed before that could not be sent.
 */
export function useContactForm(form: ContactForm): ContactFormState & { ready: boolean } {
  useEffect(() => form.markShown(), [form]);
  const state = useSyncExternalStore(form.subscribe, form.state, form.state);
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return { ...state, ready };
}

const never = () => () => undefined;
