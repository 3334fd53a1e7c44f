import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import { findExecutable } from '../../../scripts/executable.ts';
import type { FoundBrowser, OpenBrowser } from './browser.ts';
import { canOpenDisplay, openDisplay } from './virtualDisplay.ts';
import { openSession } from './webDriver.ts';
import { newWebKitTab } from './webKitTab.ts';

/** The WebKitGTK whose driver WEBKIT_DRIVER_PATH names, or else the system's. */
export async function findWebKit(): Promise<FoundBrowser> {
  const name = 'WebKit';
  const named = process.env.WEBKIT_DRIVER_PATH;
  const path = findExecutable(named || 'WebKitWebDriver');
  if (!path)
    return { name, missing: 'install WebKitWebDriver (webkit2gtk-driver), or set WEBKIT_DRIVER_PATH' };
  if (!canOpenDisplay()) return { name, missing: 'there is no display; install Xvfb' };

  const open = () => openWebKit(path);
  const version = await versionOf(open);
  return { name, version, named: Boolean(named), open };
}

/** Neither the driver nor the browser tells its version before it runs. */
async function versionOf(open: () => Promise<OpenBrowser>): Promise<string> {
  try {
    const browser = await open();
    await browser.close();
    return browser.version;
  } catch {
    return ''; // opening it again will say why
  }
}

async function openWebKit(path: string): Promise<OpenBrowser> {
  const display = await openDisplay();
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...display.environment },
  });
  const server = `http://127.0.0.1:${port}`;
  async function close() {
    driver.kill();
    if (driver.exitCode === null && driver.signalCode === null) await once(driver, 'exit');
    display.close();
  }

  try {
    await expect(() => fetch(`${server}/status`)).toPass({ timeout: 10_000, intervals: [50] });
    const session = await openSession(server);
    await session.close();
    return {
      version: session.capabilities.browserVersion,
      newTab: async () => newWebKitTab(await openSession(server)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
