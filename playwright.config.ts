import './tests/fixtures/default.ts';

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { siteContent } from './build/site.ts';
import { launchOptions, otherBrowsers } from './scripts/chromium.ts';
import { serveCommand, siteAddress } from './tests/browser/served.ts';

/** Says where `@content` leads in the tests themselves; the build is told by SITE_CONTENT. */
const pathsOfContent = join(siteContent, 'tsconfig.json');

/** What a visitor does, which every engine must do alike; the other specs measure, or look inside Chromium. */
const journeys = /(documents|donate|form|history|menus|message|navigation|parts)\.spec\.ts$/;

const missing = otherBrowsers.filter(({ installed }) => !installed).map(({ name }) => name);
if (process.argv[2] === 'test' && missing.length > 0) {
  console.log(`Without ${missing.join(' and ')}: npx playwright install --with-deps ${missing.join(' ')}`);
}

export default defineConfig({
  testDir: 'tests/browser',
  tsconfig: existsSync(pathsOfContent) ? pathsOfContent : 'tsconfig.json',
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
    ...otherBrowsers
      .filter(({ installed }) => installed)
      .map(({ name }) => ({ name, testMatch: journeys, use: { browserName: name } })),
  ],
  webServer: {
    command: ['node', ...serveCommand].join(' '),
    url: siteAddress,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
