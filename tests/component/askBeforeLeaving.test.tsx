import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { askBeforeLeaving } from '../../src/contact/askBeforeLeaving.ts';
import { createContactFormStore } from '../../src/contact/contactFormStore.ts';
import { noFields } from '../../src/contact/fields.ts';

it.each([
  ['tel:112', false],
  ['mailto:name@example.org', false],
  ['https://example.org/', true],
])('words are not lost without a question; after a click on %s: %s', (href, asksAfter) => {
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
  render(<a href={href}>Call</a>);
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByText('Call'));
  expect(isAsked()).toBe(asksAfter);
  form.type(noFields);
});
