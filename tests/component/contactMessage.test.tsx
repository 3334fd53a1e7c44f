import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { slowServer } from '../setup/slowServer.ts';
import { takeConsole } from '../setup/takeConsole.ts';
import { mainMenu, opened, renderApp } from './renderApp.tsx';
import { button, field, fillIn, renderForm } from './renderForm.tsx';

const SUCCESS = 'Thank you for your message! We will get back to you soon.';
const ERROR = 'Something went wrong. Please try again later.';

afterEach(() => {
  vi.useRealTimers();
});

describe('a message', () => {
  it('is idle before it is sent: no message is shown and the button waits', () => {
    renderForm(async () => {});
    expect(button()).toHaveTextContent(/^Send Message$/);
    expect(button()).toBeEnabled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('says that it is on its way, keeps the focus on the button, and is sent once', async () => {
    const { send, last } = slowServer();
    const visitor = renderForm(send);
    await fillIn(visitor);
    await visitor.dblClick(button());
    expect(button()).toHaveTextContent(/^Sending\.\.\.$/);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Sending...');
    fireEvent.submit(screen.getByRole('form'));
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => last().accept());
    expect(button()).toHaveTextContent(/^Send Message$/);
    expect(button()).not.toHaveAttribute('aria-disabled');
    expect(button()).toHaveFocus();
    expect(screen.getByRole('status')).not.toHaveTextContent('Sending...');
  });

  it('is thanked for when it has arrived, and leaves the fields empty', async () => {
    const send = vi.fn(async () => {});
    const visitor = renderForm(send);
    await fillIn(visitor, 'அன்பு 🙏');
    await visitor.click(button());
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(SUCCESS);
    for (const each of screen.getAllByRole('textbox')) expect(each).toHaveValue('');
    expect(send.mock.calls).toEqual([
      [{ name: 'Anna', email: 'anna@example.org', phone: null, prayer_requests: 'அன்பு 🙏' }],
    ]);
  });

  it('is thanked for 5 seconds', async () => {
    renderForm(async () => {});
    fireEvent.change(field(/Full Name/), { target: { value: 'Anna' } });
    fireEvent.change(field(/Email/), { target: { value: 'anna@example.org' } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => fireEvent.click(button()));
    act(() => vi.advanceTimersByTime(4999));
    expect(screen.getByText(SUCCESS)).toBeVisible();
    act(() => vi.advanceTimersByTime(1));
    // Its room stays, unseen and unheard, so that nothing jumps.
    expect(screen.getByText(SUCCESS)).toHaveClass('invisible');
  });

  it('can be sent with the Enter key, and leaves the focus where it was', async () => {
    const visitor = renderForm(async () => {});
    await fillIn(visitor);
    await visitor.type(field(/Phone/), '1{Enter}');
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(field(/Phone/)).toHaveFocus();
  });
});

describe('a message that could not be sent', () => {
  it('is an error in a box of its own; it is logged, and every word is kept', async () => {
    const { send, last } = slowServer();
    const visitor = renderForm(send);
    await fillIn(visitor);
    await visitor.click(button());
    await act(async () => last().refuse());
    expect(screen.getByText(ERROR)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(ERROR);
    expect(field(/Full Name/)).toHaveValue('Anna');
    expect(field(/Email/)).toHaveValue('anna@example.org');
    expect(field(/Prayer/)).toHaveValue('For my mother.');
    expect(takeConsole('error')).toEqual([['The message could not be sent.', expect.any(Error)]]);
  });

  it('loses its error at the next press on the button, and arrives then', async () => {
    const { send, last } = slowServer();
    const visitor = renderForm(send);
    await fillIn(visitor);
    await visitor.click(button());
    await act(async () => last().refuse());
    takeConsole('error');
    await visitor.click(button());
    expect(screen.queryByText(ERROR)).toBeNull();
    expect(button()).toHaveTextContent('Sending...');
    await act(async () => last().accept());
    expect(screen.getByText(SUCCESS)).toBeVisible();
  });

  it('tells someone who is offline so', async () => {
    const { send, last } = slowServer();
    const visitor = renderForm(send);
    await fillIn(visitor);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await visitor.click(button());
    await act(async () => last().refuse());
    expect(screen.getByRole('alert')).toHaveTextContent(ERROR);
    expect(screen.getByRole('alert')).toHaveTextContent(/You seem to be offline\. Your words are still here/);
    takeConsole('error');
  });

  it('is none where the browser says for ever that there is no connection, as behind some VPNs', async () => {
    const visitor = renderForm(async () => {});
    await fillIn(visitor);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await visitor.click(button());
    expect(await screen.findByText(SUCCESS)).toBeVisible();
  });

  it('is an error, too, where the build has no server', async () => {
    const visitor = renderApp('contact/');
    await opened('Contact Reach & Build');
    await fillIn(visitor);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    await visitor.click(button());
    expect(await screen.findByText(ERROR)).toBeVisible();
    expect(takeConsole('error')).toEqual([
      ['The message could not be sent.', expect.objectContaining({ code: 'no-server' })],
    ]);
  });
});

describe('what was typed', () => {
  it('is still there after a look at another view, and kept in the page’s memory only', async () => {
    const visitor = renderApp('contact/');
    await opened('Contact Reach & Build');
    await visitor.clear(field(/Prayer/));
    await visitor.type(field(/Prayer/), 'Half a sentence');
    await visitor.click(mainMenu().getByRole('link', { name: 'Articles' }));
    await opened('Articles & Newsletters');
    await visitor.click(mainMenu().getByRole('link', { name: 'Contact' }));
    await opened('Contact Reach & Build');
    expect(field(/Prayer/)).toHaveValue('Half a sentence');
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
    expect(JSON.stringify(history.state)).not.toContain('Half a sentence');
  });
});
