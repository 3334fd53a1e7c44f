import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { askBeforeLeaving } from '../../src/contact/askBeforeLeaving.ts';
import { createContactFormStore } from '../../src/contact/contactFormStore.ts';
import { noFields } from '../../src/contact/fields.ts';

it.each(['tel:112', 'mailto:name@example.org'])(
  'words are not lost unasked, but %s leaves nothing',
  (href) => {
    const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    const form = createContactFormStore(async () => {});
    askBeforeLeaving(form);
    expect(isAsked()).toBe(false);
    form.type({ ...noFields, name: 'Anna' });
    expect(isAsked()).toBe(true);
    render(<a href={href}>Call</a>);
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByText('Call'));
    expect(isAsked()).toBe(false);
    form.type(noFields);
  },
);
