import './tests/fixtures/default.ts';

import { defineConfig } from '@playwright/test';
import { serveCommand, siteAddress } from './tests/browser/served.ts';
import { launchOptions, otherBrowsers } from './tests/setup/chromium.ts';

/** What a visitor does, which every engine must do alike; the other specs measure, or look inside Chromium. */
const journeys =
  /(beforeScript|documents|donate|engines|form|history|menus|message|navigation|parts)\.spec\.ts$/;

for (const { name, packaged } of otherBrowsers.filter(({ installed }) => !installed)) {
  if (process.argv[2] !== 'test') break;
  const instead = packaged ? 'only engines.spec, in the package of Debian' : 'nothing';
  console.log(`In ${name} runs ${instead}: npx playwright install --with-deps ${name}`);
}

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
      testIgnore: /engines\.spec\.ts$/,
      // Copying is allowed after a press; the headless shell, which has nobody to ask, wants to be told.
      use: { launchOptions: launchOptions(), permissions: ['clipboard-read', 'clipboard-write'] },
    },
    ...otherBrowsers
      .filter(({ installed }) => installed)
      .map(({ name }) => ({ name, testMatch: journeys, use: { browserName: name } })),
    ...otherBrowsers
      .filter(({ installed, packaged }) => !installed && packaged)
      .map(({ name }) => ({ name: `${name}-package`, testMatch: /engines\.spec\.ts$/ })),
  ],
  webServer: {
    command: ['node', ...serveCommand].join(' '),
    url: siteAddress,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
