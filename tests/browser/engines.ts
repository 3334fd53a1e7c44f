import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { packagedBrowsers } from '../setup/chromium.ts';

/** What a visitor does, in whatever drives the browser. Addresses are whole, elements are named by CSS selectors. */
export type Visitor = {
  goto: (address: string) => Promise<unknown>;
  evaluate: <Result>(run: () => Result) => Promise<Result>;
  click: (selector: string) => Promise<unknown>;
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<unknown>;
};

type Started = { visitor: Visitor; close: () => Promise<unknown> };

/** In Playwright's own build. */
export const byPlaywright = (page: Page): Visitor => ({
  goto: (address) => page.goto(address),
  evaluate: (run) => page.evaluate(run),
  click: (selector) => page.click(selector),
  press: (key) => page.keyboard.press(key),
});

/** In Debian's Firefox, by WebDriver BiDi. */
export async function startFirefox(): Promise<Started> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: packagedBrowsers.firefox.browser,
    headless: true,
  });
  const page = await browser.newPage();
  // What the page asks before it is left would wait for an answer.
  page.on('dialog', (dialog) => dialog.accept());
  const visitor: Visitor = {
    goto: (address) => page.goto(address),
    evaluate: (run) => page.evaluate(run) as never,
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
  };
  return { visitor, close: () => browser.close() };
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** In Debian's WebKitGTK, by the W3C protocol; it draws into a window, and needs a screen for that. */
export async function startWebKit(port: number): Promise<Started> {
  const { driver, browser, screen } = packagedBrowsers.webkit;
  const running = spawn(screen, ['-a', driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  async function ask(method: string, path: string, body?: object) {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
  };
  const start = (): Promise<{ sessionId: string }> =>
    ask('POST', '', { capabilities }).catch(async (error) => {
      if (!(error instanceof TypeError) || running.exitCode !== null) throw error;
      // Nothing listens yet.
      await setTimeout(100);
      return start();
    });
  const session = `/${(await start()).sessionId}`;
  const post = (path: string, body: object = {}) => ask('POST', session + path, body);
  const visitor: Visitor = {
    goto: (url) => post('/url', { url }),
    evaluate: (run) => post('/execute/sync', { script: `return (${run})()`, args: [] }),
    async click(value) {
      const element: Record<string, string> = await post('/element', { using: 'css selector', value });
      await post(`/element/${element[ELEMENT]}/click`);
    },
    press: (key) =>
      post('/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] })),
          },
        ],
      }),
  };
  async function close() {
    await ask('DELETE', session);
    process.kill(-(running.pid ?? 0), 'SIGTERM');
    await once(running, 'exit');
  }
  return { visitor, close };
}
