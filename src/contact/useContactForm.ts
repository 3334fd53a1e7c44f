import { useEffect, useSyncExternalStore } from 'react';
import { type ContactForm, type ContactFormState, createContactForm } from './contactForm.ts';
import { preloadSending } from './sendContactSubmission.ts';

/** The one form of the page. */
export const contactForm = createContactForm();

/** The state of the form while it is on the page; what it needs for sending is fetched as soon as it appears. */
export function useContactForm(form: ContactForm): ContactFormState {
  useEffect(() => {
    form.appear();
    preloadSending();
  }, [form]);
  return useSyncExternalStore(form.subscribe, form.state, form.state);
}
