import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { formWords } from '#words/formWords.ts';
import { type FieldName, fieldNames, fields, problemWords } from '../../content/contactFields.ts';
import { unwrap } from '../../content/fact.ts';
import { contact, contactDetails, help } from '../fixtures/content.ts';

const send = vi.fn<(row: { id: string }) => Promise<void>>();
vi.mock('../../src/contact/sendContactSubmission.ts', () => ({
  sendContactSubmission: (row: { id: string }) => send(row),
}));

let ContactForm: ComponentType;
beforeEach(async () => {
  vi.useFakeTimers();
  send.mockReset().mockResolvedValue();
  // The module keeps what is typed.
  vi.resetModules();
  ({ ContactForm } = await import('../../src/contact/ContactForm.tsx'));
});

const success = 'Thank you for your message! We will get back to you soon.';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = () => render(createElement(ContactForm));
const field = (name: FieldName) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${fields[name].label}`));
const type = (name: FieldName, value: string) => fireEvent.change(field(name), { target: { value } });
const button = () => screen.getByRole('button', { name: /^Send/ });
const press = () => act(async () => void fireEvent.click(button()));
const summary = () => screen.queryByRole('region', { name: formWords.errorSummaryTitle });
const status = () => screen.getByRole('status').textContent;
const alert = () => screen.getByRole('alert').textContent;

function typeAll() {
  type('name', 'அன்பு');
  type('email', 'anna@example.org');
}
function showFilled() {
  const shown = show();
  typeAll();
  return shown;
}

/** Presses Send, and expects the failure in the console. */
async function fail(error: object = {}) {
  send.mockRejectedValueOnce(error);
  await press();
  const logged = vi.mocked(console.error).mock.calls.splice(0);
  expect(logged).toEqual([['The message could not be sent.', error]]);
}

it('the browser fills in the fields only for the person who types', async () => {
  show();
  const specified = { name: 'name', email: 'email', phone: 'tel', prayerRequests: 'off' } as const;
  for (const [name, autocomplete] of Object.entries(specified) as [keyof typeof specified, string][]) {
    expect(field(name).autocomplete).toBe(autocomplete);
    expect(screen.getAllByRole('textbox', { description: contact.hints[name] })).toEqual([field(name)]);
  }
  const prerendered = renderToString(createElement(ContactForm));
  expect(prerendered.match(/autocomplete="off"/gi), 'restored by no browser').toHaveLength(fieldNames.length);
  const [before = '', after] = screen.getByRole('form').textContent.split(contact.consent);
  expect([before.includes(formWords.submit), after?.includes(formWords.submit)]).toEqual([false, true]);
});

it('leaving asks as long as there are words', async () => {
  await showFilled();
  const isAsked = () => window.onbeforeunload?.(new Event('beforeunload') as BeforeUnloadEvent) === true;
  expect(isAsked()).toBe(true);
  for (const href of ['https://example.org/', 'tel:112']) {
    render(createElement('a', { href, onClick: (event) => event.preventDefault() }, href));
    fireEvent.click(screen.getByText(href));
    expect(isAsked(), href).toBe(href.startsWith('http'));
  }
  await wait(1000);
  expect(isAsked(), 'again').toBe(true);
  await press();
  expect(isAsked(), 'nothing is left').toBe(false);
});

it('a field with a problem says so until the next press', async () => {
  const says = problemWords('email', 'invalid');
  showFilled();
  type('email', 'anna');
  await press();
  expect(document.activeElement).toBe(summary());
  expect(alert(), 'read once: by the focus').toBe('');
  const noEmail = screen.getAllByRole('link', { name: unwrap(contactDetails.phone) });
  expect(noEmail, 'in the hint and in the summary').toHaveLength(2);
  expect(screen.getAllByRole('textbox', { description: new RegExp(`${says}$`) })).toEqual([field('email')]);
  expect(send).not.toHaveBeenCalled();
  type('email', 'anna@example.org');
  expect(summary()).not.toBeNull();
  await press();
  expect(summary()).toBeNull();
});

it('a message is sent once, and the thanks leave the caret where someone goes on writing', async () => {
  showFilled();
  send.mockReturnValueOnce(new Promise((resolve) => setTimeout(resolve, 1000)));
  await press();
  expect([button().getAttribute('aria-disabled'), button().textContent]).toEqual(['true', 'Sending...']);
  type('phone', '1');
  field('phone').focus();
  await press();
  fireEvent.submit(screen.getByRole('form'));
  await wait(1000);
  const id = expect.stringMatching(/^[\da-f]{32}$/);
  const row = { id, name: 'அன்பு', email: 'anna@example.org', phone: null, prayer_requests: null };
  expect(send.mock.calls).toEqual([[expect.objectContaining(row)]]);
  expect([status().includes(success), field('phone').value]).toEqual([true, '1']);
  expect(document.activeElement).toBe(field('phone'));
});

it('the words of thanks go after five seconds, and their tick stays', async () => {
  const { unmount } = showFilled();
  await press();
  const thanks = screen.getByText(success);
  const isHidden = () => thanks.className.includes('invisible');
  expect([screen.getByRole('status').contains(thanks), field('name').value]).toEqual([true, '']);
  expect(status(), 'for what is no prayer request').toContain(formWords.arrived);
  for (const name of [unwrap(contactDetails.phone), help.title])
    expect(screen.getByRole('link', { name }), 'whom to call').toBeTruthy();
  await wait(4999);
  expect(isHidden()).toBe(false);
  await wait(1);
  expect(isHidden(), 'in the same place').toBe(true);
  expect(screen.getByRole('status').querySelector('svg')).not.toBeNull();
  unmount();
  show();
  expect(status(), 'nobody else need know').toBe('');
});

it('a slip in the address is offered for correction beside the field, on the way to the next one', async () => {
  showFilled();
  const leaveTo = async (next: Element) => {
    fireEvent.blur(field('email'), { relatedTarget: next });
    await act(() => vi.dynamicImportSettled());
    return screen.queryByRole('button', { name: formWords.didYouMean('Anna.B@gmail.com') });
  };
  type('email', 'Anna.B@gmial.com');
  expect(await leaveTo(button()), 'nothing moves on the way to Send').toBeNull();
  fireEvent.click((await leaveTo(field('phone'))) as HTMLElement);
  expect([field('email').value, document.activeElement]).toEqual(['Anna.B@gmail.com', field('email')]);
  expect(await leaveTo(field('phone')), 'taken').toBeNull();
  await press();
  expect(status()).toContain(formWords.goesTo('Anna.B@gmail.com'));
});

it.each([
  ['with no answer', { unanswered: true }, true, [formWords.unanswered, formWords.kept]],
  ['with a refusal', {}, true, [formWords.kept]],
  ['as many send at once', { code: 'PT429' }, true, [formWords.full]],
  ['without a connection', { unanswered: true }, false, [formWords.offline, formWords.kept]],
])('a message that fails %s says so until the next press', async (_, error, onLine, more) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  showFilled();
  await press();
  typeAll();
  await fail(error);
  await wait(600_000);
  expect(alert()).toBe(['Something went wrong. Please try again later.', ...more].join(''));
  expect(field('name').value).toBe('அன்பு');
  expect(screen.getByText(help.afterSending), 'whom to call').toBeTruthy();
  type('email', 'anna');
  await press();
  expect([alert(), summary()]).toEqual(['', document.activeElement]);
});

it('a message is the same until other words are typed or it has arrived', async () => {
  showFilled();
  await fail();
  type('phone', '1');
  type('phone', ' '); // a slip of the finger, taken back
  await fail();
  type('phone', '1');
  await fail();
  await press();
  typeAll();
  type('phone', '1');
  await press();
  const ids = send.mock.calls.map(([{ id }]) => id);
  const firstOfSame = ids.map((id) => ids.indexOf(id));
  expect(firstOfSame).toEqual([0, 0, 2, 2, 4]);
});
