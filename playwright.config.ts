import './tests/fixtures/default.ts';

import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { siteAddress } from './tests/browser/served.ts';
import { launchOptions } from './tests/setup/chromium.ts';
import { tsx } from './tests/setup/tsx.ts';

/** Matches journeys, which run in every engine; the other specs measure, or need Chromium. */
const journeys = /(beforeScript|dialogs|documents|form|navigation|parts)\.spec\.ts$/;

/** Lists the other engines that Playwright has installed. */
const others = [firefox, webkit].filter((type) => existsSync(type.executablePath()));

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/setup/chromium.ts',
  // Says where `@content` leads in the tests themselves.
  tsconfig: 'tests/fixtures/tsconfig.json',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // A browser can hang on a shared machine. The report lists what passes only at the second try as flaky.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: siteAddress,
    // A service worker would answer instead of the server; the offline tests allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'chromium',
      // The headless shell cannot ask for permission to copy.
      use: { launchOptions: launchOptions(), permissions: ['clipboard-read', 'clipboard-write'] },
    },
    ...others.map((type) => ({
      name: type.name(),
      testMatch: journeys,
      use: { browserName: type.name() as 'firefox' },
    })),
  ],
  webServer: {
    command: ['node', ...tsx, 'tests/browser/serve.ts'].join(' '),
    url: siteAddress,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
