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

/** Shows the details in a browser that has these. */
function show(able: object) {
  vi.stubGlobal('navigator', { onLine: true, ...able });
  return render(<BankDetails />);
}

it('the bank details are copied by their buttons', async () => {
  show({ clipboard: { writeText } });
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
  writeText.mockReturnValueOnce(new Promise(() => {}));
  await press('Copy all');
  expect(status(), 'read anew').toBe('');
});

it('the share sheet is offered where the device has one', async () => {
  const { unmount } = show({});
  expect(screen.queryByRole('button', { name: 'Share these details' })).toBeNull();
  unmount();
  const share = vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
  show({ share });
  await press('Share these details');
  expect(share.mock.calls).toEqual([[{ title: 'Bank Transfer Details', text: allInLines }]]);
  expect(status()).toBe('');
});
