import { contact } from '@content/contact.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, field, fillIn, renderForm } from './renderForm.tsx';

it('the form explains its fields to those who hear it', () => {
  renderForm(async () => {});
  expect(field(/Email/)).toHaveAccessibleDescription(contact.fields.email.hint);
  expect(field(/Phone/)).toHaveAccessibleDescription(contact.fields.phone.hint);
  expect(field(/Prayer/)).toHaveAccessibleDescription(contact.fields.prayerRequests.hint);
});

it('the form says who reads a prayer request, and what a press agrees to', () => {
  renderForm(async () => {});
  expect(screen.getByText(contact.privacyNote, { exact: false })).toBeVisible();
  const consent = screen.getByText(contact.consent);
  expect(consent.compareDocumentPosition(button())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('what had to be put right is gone once the message has been sent', async () => {
  const visitor = renderForm(async () => {});
  await visitor.click(button());
  await fillIn(visitor);
  await visitor.click(button());
  expect(await screen.findByText(/^Thank you for your message!/)).toBeVisible();
  expect(screen.queryByText('There is a problem')).toBeNull();
  expect(field(/Full Name/)).not.toHaveAttribute('aria-invalid');
  expect(field(/Full Name/)).not.toHaveAccessibleDescription();
});

it('before a message is sent no word is said of it, and the button waits', () => {
  renderForm(async () => {});
  expect(button()).toHaveTextContent(/^Send Message$/);
  expect(button()).toBeEnabled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('a message can be sent with the Enter key, which leaves the focus where it was', async () => {
  const visitor = renderForm(async () => {});
  await fillIn(visitor);
  await visitor.type(field(/Phone/), '1{Enter}');
  expect(await screen.findByText(/^Thank you for your message!/)).toBeVisible();
  expect(field(/Phone/)).toHaveFocus();
});
