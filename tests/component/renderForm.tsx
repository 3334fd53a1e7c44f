import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '../../src/contact/ContactForm.tsx';
import { createContactForm } from '../../src/contact/contactForm.ts';

export const field = (name: RegExp) => screen.getByRole('textbox', { name });
export const button = () => screen.getByRole('button', { name: /^Send/ });

export function renderForm(send: Parameters<typeof createContactForm>[0]) {
  const form = createContactForm(send);
  form.markShown();
  render(<ContactForm form={form} />);
  return userEvent.setup();
}

export async function fillIn(visitor: ReturnType<typeof renderForm>, prayer = 'For my mother.') {
  await visitor.type(field(/Full Name/), 'Anna');
  await visitor.type(field(/Email Address/), 'anna@example.org');
  await visitor.type(field(/Prayer Requests/), prayer);
}
