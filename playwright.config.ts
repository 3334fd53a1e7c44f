import './tests/fixtures/default.ts';

import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { siteAddress } from './tests/browser/served.ts';
import { launchOptions } from './tests/setup/chromium.ts';
import { tsx } from './tests/setup/tsx.ts';

/** Matches what a visitor does, which every engine must do alike; the other specs measure, or look inside Chromium. */
const journeys = /(beforeScript|dialogs|documents|form|navigation|parts)\.spec\.ts$/;

/** Adds the engines of which Playwright has installed its own build. */
const others = [firefox, webkit].filter((type) => existsSync(type.executablePath()));

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/setup/chromium.ts',
  // Says where `@content` leads in the tests themselves.
  tsconfig: 'tests/fixtures/tsconfig.json',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // A browser can hang on a machine that is shared. What passes at the second try only is listed as flaky.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: siteAddress,
    // The tests of offline reading allow it; everywhere else it would answer in place of the server.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'chromium',
      // Copying is allowed after a press; the headless shell, which has nobody to ask, wants to be told.
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
