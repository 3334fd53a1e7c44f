import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { askBeforeLeaving } from '../../src/contact/askBeforeLeaving.ts';
import { createContactFormStore } from '../../src/contact/contactFormStore.ts';
import { noFields } from '../../src/contact/fields.ts';

it('words are not lost without a question, unless a link has only been handed to the system', () => {
  /** `preventDefault()` asks in today's browsers, `returnValue` in Chromium before 119. */
  const isAsked = () => {
    const event = new Event('beforeunload', { cancelable: true });
    const returnValue = vi.fn();
    Object.defineProperty(event, 'returnValue', { set: returnValue });
    const isPrevented = !fireEvent(window, event);
    expect(returnValue.mock.calls).toEqual(isPrevented ? [[true]] : []);
    return isPrevented;
  };
  const form = createContactFormStore(async () => {});
  askBeforeLeaving(form);
  expect(isAsked()).toBe(false);
  form.type({ ...noFields, name: 'Anna' });
  expect(isAsked()).toBe(true);
  addEventListener('click', (event) => event.preventDefault());
  for (const href of ['https://example.org/', 'tel:112']) {
    render(<a href={href}>{href}</a>);
    fireEvent.click(screen.getByText(href));
    expect(isAsked(), href).toBe(href.startsWith('http'));
  }
});
