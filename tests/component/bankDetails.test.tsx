import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { unwrap } from '../../content/fact.ts';
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

const status = () => screen.getByRole('status').textContent;
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const writeText = vi.fn<(text: string) => Promise<void>>();

it('the bank details are copied and shared by their buttons', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText }, share });
  render(<BankDetails />);
  for (const [label, value] of details) {
    await press(`Copy ${label}`);
    expect(writeText).toHaveBeenLastCalledWith(value);
    expect(status()).toBe(`Copied: ${label}`);
  }
  await press('Copy all');
  expect(writeText).toHaveBeenLastCalledWith(allInLines);
  expect(status()).toBe('Copied: Bank Transfer Details');
  writeText.mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError'));
  await press('Copy all');
  expect(status()).toBe('Your browser couldn’t copy this. Press and hold the text, then choose Copy.');
  await press('Share these details');
  expect(share.mock.calls).toEqual([[{ title: 'Bank Transfer Details', text: allInLines }]]);
});
