import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { SUCCESS_SHOWN_MS } from '../../src/contact/contactFormStore.ts';
import { fieldNames } from '../../src/contact/contactSubmission.ts';
import { formWords } from '../../src/contact/formWords.ts';
import { contact, help } from '../fixtures/content.ts';
import { takeConsole } from '../setup/takeConsole.ts';

const { labels, errors } = formWords;
type Name = keyof typeof labels;

const send = vi.fn<(row: object) => Promise<void>>();
vi.mock('../../src/contact/sendContactSubmission.ts', () => ({
  sendContactSubmission: (row: object) => send(row),
}));

let ContactForm: ComponentType;
beforeEach(async () => {
  vi.useFakeTimers();
  send.mockReset().mockResolvedValue();
  // What is typed is kept as long as the module.
  vi.resetModules();
  ({ ContactForm } = await import('../../src/contact/ContactForm.tsx'));
  return () => vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function show() {
  const shown = render(createElement(ContactForm));
  await wait(1000);
  return shown;
}
const field = (name: Name) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${labels[name]}`));
const type = (name: Name, value: string) => fireEvent.change(field(name), { target: { value } });
const button = () => screen.getByRole('button', { name: /^Send/ });
const press = () => act(async () => void fireEvent.click(button()));
const summary = () => screen.queryByRole('region', { name: formWords.errorSummaryTitle });
const status = () => screen.getByRole('status').textContent;
const alert = () => screen.getByRole('alert').textContent;

async function showFilled() {
  const shown = await show();
  type('name', 'அன்பு');
  type('email', 'anna@example.org');
  return shown;
}

it.each<[Name, label: string, description: string, attributes: object]>([
  ['name', 'Full Name *', contact.hints.name, { required: '', type: 'text', autocomplete: 'name' }],
  [
    'email',
    'Email Address *',
    contact.hints.email,
    { required: '', type: 'email', autocomplete: 'email', inputmode: 'email' },
  ],
  ['phone', 'Phone Number', contact.hints.phone, { type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
  [
    'prayerRequests',
    'Prayer Requests',
    `${contact.hints.prayerRequests} ${contact.beforeYouWrite} ${contact.under18}`,
    { rows: '5', autocomplete: 'off' },
  ],
])('the field %s says what belongs into it', async (name, label, description, attributes) => {
  await show();
  expect(field(name).labels?.[0]?.textContent).toBe(label);
  expect(screen.getAllByRole('textbox', { description })).toEqual([field(name)]);
  for (const [attribute, value] of Object.entries(attributes))
    expect(field(name).getAttribute(attribute), attribute).toBe(value);
  expect(field(name).required).toBe('required' in attributes);
});

it('no browser fills in, before the script has come, what somebody else has typed', () => {
  const prerendered = document.createElement('div');
  prerendered.innerHTML = renderToStaticMarkup(createElement(ContactForm));
  expect(prerendered.querySelectorAll('[name][autocomplete=off]')).toHaveLength(fieldNames.length);
});

it('what a visitor agrees to stands before the button', async () => {
  await show();
  const text = screen.getByRole('form').textContent;
  const inOrder = [contact.privacyNote, contact.consent, formWords.submit].map((each) => text.indexOf(each));
  expect(inOrder).not.toContain(-1);
  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
});

it.each<[Name, says: string, typed: string]>([
  ['name', errors.name.missing, ''],
  ['name', errors.name.tooLong, 'n'.repeat(201)],
  ['name', errors.unreadable, 'An\u0007na'],
  ['email', errors.email.missing, ''],
  ['email', errors.email.invalid, 'anna'],
  ['email', errors.email.tooLong, `${'a'.repeat(243)}@example.org`],
  ['phone', errors.phone.tooLong, '0'.repeat(41)],
  ['prayerRequests', errors.prayerRequests.tooLong, 'x'.repeat(5001)],
])('what is wrong with the field %s is said, as a link to it: %s', async (name, says, typed) => {
  await showFilled();
  const [limit = typed.length - 1] = says.replace(',', '').match(/\d+/) ?? [];
  expect(Number(limit), 'the longest that can be sent').toBe(typed.length - 1);
  type(name, typed);
  await press();
  expect(document.activeElement).toBe(summary());
  expect(alert(), 'read once: by the focus').toBe('');
  const [link, ...more] = within(summary() as HTMLElement).getAllByRole('link');
  expect([link?.textContent, more]).toEqual([says, []]);
  expect(screen.getAllByRole('textbox', { description: new RegExp(`${says}$`) })).toEqual([field(name)]);
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
  fireEvent.click(link as HTMLElement);
  expect(document.activeElement).toBe(field(name));
  expect(field(name).value).toBe(typed);
  expect(send).not.toHaveBeenCalled();
});

it('what is wrong is said until the next press, which then sends', async () => {
  await showFilled();
  type('email', 'anna');
  await press();
  type('email', 'anna@example.org');
  expect(summary()).not.toBeNull();
  await press();
  expect(summary()).toBeNull();
  expect(send).toHaveBeenCalledOnce();
});

it('a message is sent once, however often Send is pressed', async () => {
  send.mockReturnValue(new Promise(() => undefined));
  await showFilled();
  await press();
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(status()).toBe(formWords.sending);
  await press();
  fireEvent.submit(screen.getByRole('form'));
  expect(send).toHaveBeenCalledOnce();
});

it('the thanks are announced to a visitor who comes back', async () => {
  const { unmount } = await showFilled();
  let answer = () => {};
  send.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await press();
  unmount();
  answer();
  await wait(60_000);
  render(createElement(ContactForm));
  expect(status(), 'a live region is known before it speaks').toBe('');
  await wait(100);
  const thanks = screen.getByText(formWords.success).parentElement;
  expect(screen.getByRole('status').contains(thanks)).toBe(true);
  expect(field('name').value).toBe('');
  expect(thanks?.className).not.toContain('invisible');
  await wait(SUCCESS_SHOWN_MS);
  expect(thanks?.className, 'keeps its room').toContain('invisible');
  expect(screen.getByText(help.afterSending)).toBeTruthy();
});

it.each([
  ['with no answer', { unanswered: true }, true, [formWords.unanswered]],
  ['with a refusal', {}, true, []],
  ['without a connection', { unanswered: true }, false, [formWords.unanswered, formWords.offline]],
])('a message that fails %s says so until the next press', async (_, error, onLine, more) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  send.mockRejectedValueOnce(error);
  await showFilled();
  await press();
  expect(takeConsole('error')).toEqual([['The message could not be sent.', error]]);
  await wait(600_000);
  expect(alert()).toBe(['Something went wrong. Please try again later.', ...more, formWords.kept].join(''));
  expect(field('name').value).toBe('அன்பு');
  expect(screen.getByText(help.afterSending), 'whom to call').toBeTruthy();
  type('email', 'anna');
  await press();
  expect([alert(), summary()]).toEqual(['', document.activeElement]);
});
