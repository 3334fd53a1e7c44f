import { contact } from '@content/contact.ts';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ContactForm } from '../../src/contact/ContactForm.tsx';
import { button, field, fillIn, renderForm } from './renderForm.tsx';

describe('the form', () => {
  it('labels its four fields, with a star where an answer is needed', () => {
    renderForm(async () => {});
    const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent);
    expect(labels).toEqual(['Full Name *', 'Email Address *', 'Phone Number', 'Prayer Requests']);
    expect(screen.getByText(contact.required)).toBeVisible();
    expect(field(/^Full Name$/)).toBeRequired();
    expect(field(/^Email Address$/)).toBeRequired();
    expect(field(/^Phone Number$/)).not.toBeRequired();
    expect(field(/^Prayer Requests$/)).not.toBeRequired();
  });

  it.each([
    ['Full Name', { type: 'text', autocomplete: 'name' }],
    ['Email Address', { type: 'email', autocomplete: 'email', inputmode: 'email' }],
    ['Phone Number', { type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
    ['Prayer Requests', { rows: '5', autocomplete: 'off' }],
  ])(
    'asks for %s with the right keyboard, and lets the browser fill in what it knows',
    (label, attributes) => {
      renderForm(async () => {});
      for (const [name, value] of Object.entries(attributes)) {
        expect(field(new RegExp(`^${label}$`))).toHaveAttribute(name, value);
      }
    },
  );

  it('takes a prayer of several lines', async () => {
    const visitor = renderForm(async () => {});
    expect(field(/Prayer/).tagName).toBe('TEXTAREA');
    await visitor.type(field(/Prayer/), 'One{Enter}Two');
    expect(field(/Prayer/)).toHaveValue('One\nTwo');
  });

  it('explains its fields to those who hear it', () => {
    renderForm(async () => {});
    expect(field(/Email/)).toHaveAccessibleDescription(contact.fields.email.hint);
    expect(field(/Phone/)).toHaveAccessibleDescription(contact.fields.phone.hint);
    expect(field(/Prayer/)).toHaveAccessibleDescription(contact.fields.prayerRequests.hint);
  });

  it('says who reads a prayer request, what a press agrees to, and whom to call in danger', () => {
    renderForm(async () => {});
    expect(screen.getByText(contact.privacyNote, { exact: false })).toBeVisible();
    const consent = screen.getByText(contact.consent);
    expect(consent.compareDocumentPosition(button())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const call = screen.getByRole('link', { name: contact.danger.text });
    expect(call).toHaveAttribute('href', `tel:${contact.danger.phone}`);
  });

  it('can be filled in only once its script can send, and says so where there is none', () => {
    const html = renderToString(<ContactForm />);
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = html;
    for (const each of screen.getAllByRole('textbox')) expect(each).toBeDisabled();
    expect(button()).toBeDisabled();
    expect(html).toContain(contact.noScript);
    page.remove();
    renderForm(async () => {});
    for (const each of screen.getAllByRole('textbox')) expect(each).toBeEnabled();
  });
});

describe('what has to be put right', () => {
  it('is listed in a summary that takes the focus; nothing is sent', async () => {
    const send = vi.fn(async () => {});
    const visitor = renderForm(send);
    await visitor.type(field(/Email/), 'anna');
    await visitor.click(button());
    const summary = screen.getByRole('region', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(screen.getByRole('alert'), 'read once: by the focus').toBeEmptyDOMElement();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Enter your full name', contact.errors.emailInvalid]);
    expect(send).not.toHaveBeenCalled();
    expect(field(/Email/)).toHaveValue('anna');
  });

  it('leads from the summary to the field', async () => {
    const visitor = renderForm(async () => {});
    await visitor.click(button());
    await visitor.click(screen.getByRole('link', { name: 'Enter your email address' }));
    expect(field(/Email/)).toHaveFocus();
    await visitor.click(screen.getByRole('link', { name: 'Enter your full name' }));
    expect(field(/Full Name/)).toHaveFocus();
  });

  it('is said beside the field in the same words, after its hint', async () => {
    const visitor = renderForm(async () => {});
    await visitor.click(button());
    expect(field(/Full Name/)).toHaveAttribute('aria-invalid', 'true');
    expect(field(/Full Name/)).toHaveAccessibleDescription('Enter your full name');
    expect(field(/Email/)).toHaveAccessibleDescription(
      `${contact.fields.email.hint} ${contact.errors.emailMissing}`,
    );
    expect(field(/Phone/)).not.toHaveAttribute('aria-invalid');
  });

  it('takes the focus again when it is still wrong at the next press', async () => {
    const visitor = renderForm(async () => {});
    await visitor.click(button());
    await visitor.click(field(/Email/));
    await visitor.click(button());
    expect(screen.getByRole('region', { name: 'There is a problem' })).toHaveFocus();
  });

  it('is gone once the message has been sent', async () => {
    const visitor = renderForm(async () => {});
    await visitor.click(button());
    await fillIn(visitor);
    await visitor.click(button());
    expect(await screen.findByText(/^Thank you for your message!/)).toBeVisible();
    expect(screen.queryByText('There is a problem')).toBeNull();
    expect(field(/Full Name/)).not.toHaveAttribute('aria-invalid');
    expect(field(/Full Name/)).not.toHaveAccessibleDescription();
  });

  it('is told by this form, not by the browser’s bubbles', () => {
    renderForm(async () => {});
    expect(screen.getByRole('form', { name: 'Contact Reach & Build' })).toHaveAttribute('novalidate');
  });
});
