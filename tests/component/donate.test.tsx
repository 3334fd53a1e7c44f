import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { donate } from '../../src/content/donate.ts';
import { unwrap } from '../../src/content/fact.ts';
import { Donate } from '../../src/views/Donate.tsx';

const details = donate.bankDetails.map(({ label, value }) => [label, unwrap(value)] as const);

describe('the bank details', () => {
  it('stand in a list of term and value', () => {
    render(<Donate />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
      details.map(([label]) => label),
    );
    for (const [index, [, value]] of details.entries()) {
      const definition = screen.getAllByRole('definition')[index] as HTMLElement;
      expect(within(definition).getByText(value)).toBeVisible();
    }
  });

  it.each(details)('are copied one by one: %s', async (label, value) => {
    const visitor = userEvent.setup();
    render(<Donate />);
    await visitor.click(screen.getByRole('button', { name: new RegExp(`^Copy ${label}$`, 'i') }));
    expect(await navigator.clipboard.readText()).toBe(value);
    expect(screen.getByRole('status')).toHaveTextContent(`Copied: ${label}`);
  });

  it('are copied all together, a line each', async () => {
    const visitor = userEvent.setup();
    render(<Donate />);
    await visitor.click(screen.getByRole('button', { name: 'Copy all' }));
    const lines = details.map(([label, value]) => `${label}: ${value}`);
    expect(await navigator.clipboard.readText()).toBe(lines.join('\n'));
    expect(screen.getByRole('status')).toHaveTextContent(/^Copied: /);
  });

  it('say what to do where the browser would not copy', async () => {
    const visitor = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    render(<Donate />);
    await visitor.click(screen.getByRole('button', { name: 'Copy all' }));
    expect(screen.getByRole('status')).toHaveTextContent(donate.copy.failed);
  });

  it('are printed with a button', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    render(<Donate />);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('sharing the bank details', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  it('is offered where the device can do it, and may be given up', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('no', 'AbortError'));
    Object.assign(navigator, { share });
    render(<Donate />);
    await userEvent.click(screen.getByRole('button', { name: 'Share these details' }));
    expect(share.mock.lastCall?.[0].text).toContain(`${details[2]?.[0]}: ${details[2]?.[1]}`);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is not offered where the device cannot', () => {
    render(<Donate />);
    expect(screen.queryByRole('button', { name: 'Share these details' })).toBeNull();
  });
});
