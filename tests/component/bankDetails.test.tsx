import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sample, unwrap } from '../../content/fact.ts';
import { BankDetails } from '../../src/views/donate/BankDetails.tsx';
import { contactDetails, donate } from '../fixtures/content.ts';

const labels = ['Account name', 'Bank and branch', 'Account number', 'IFSC code', 'Swift code'];
const details = Object.values(donate.bank).map(
  (value, index) => [`${labels[index]}`, unwrap(value)] as const,
);
const allInLines = [
  donate.abroadNote,
  unwrap(contactDetails.email),
  '',
  ...details.map(([label, value]) => `${label}: ${value}`),
].join('\n');

const said = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const writeText = vi.fn<(text: string) => Promise<void>>();
const give = (able: object) => Object.assign(navigator, able);

beforeEach(() => {
  vi.useFakeTimers();
  give({ clipboard: { writeText: writeText.mockReset().mockResolvedValue() } });
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
});

it.each([
  ...details.map(([label, value]) => [`Copy ${label}`, label, value]),
  ['Copy all', 'Bank Transfer Details', allInLines],
])('the button “%s” copies it', async (name, label, text) => {
  render(<BankDetails />);
  await press(name);
  expect(writeText.mock.calls).toEqual([[text]]);
  expect(said()).toBe(`Copied: ${label}`);
});

it('a button says for two seconds that it has copied', async () => {
  render(<BankDetails />);
  const [says] = screen.getAllByText('Copied').slice(-1);
  expect(says?.className).toBe('invisible');
  await press('Copy all');
  act(() => vi.advanceTimersByTime(1999));
  expect(says?.className).toBe('');
  act(() => vi.advanceTimersByTime(1));
  expect(says?.className).toBe('invisible');
});

it.each([
  ['refuses to copy', { writeText: () => Promise.reject(new DOMException('Refused', 'NotAllowedError')) }],
  ['has no clipboard', undefined],
])('where the browser %s, the page says to press and hold', async (_, clipboard) => {
  give({ clipboard });
  render(<BankDetails />);
  await press('Copy all');
  expect(said()).toBe('Your browser couldn’t copy this. Press and hold the text, then choose Copy.');
});

it('closing the share sheet again is no failure', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
  give({ share });
  render(<BankDetails />);
  await press('Share these details');
  expect(share.mock.calls).toEqual([[{ title: 'Bank Transfer Details', text: allInLines }]]);
  expect(said()).toBe('');
});

it('no share sheet is offered where the device has none', () => {
  render(<BankDetails />);
  expect(screen.queryByRole('button', { name: 'Share these details' })).toBeNull();
});

it('with a sample address to ask at, nothing is offered to copy', async () => {
  vi.resetModules();
  vi.doMock('@content/contactDetails', () => ({
    contactDetails: { ...contactDetails, email: sample('name@example.org') },
  }));
  const { BankDetails: WithSample } = await import('../../src/views/donate/BankDetails.tsx');
  render(<WithSample />);
  expect(screen.queryByRole('button', { name: /Copy|Share/ })).toBeNull();
});
