import '../tests/fixtures/default.ts';

import { defineConfig } from '@playwright/test';
import { port } from '../tests/editor/served.ts';
import { launchOptions } from '../tests/setup/chromium.ts';

export default defineConfig({
  testDir: '../tests/editor',
  outputDir: '../test-results',
  globalSetup: '../tests/setup/chromium.ts',
  // All tests edit one checkout.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    actionTimeout: 15_000,
    baseURL: `http://localhost:${port}`,
    launchOptions: launchOptions(),
    // The form renders only what is in sight.
    viewport: { width: 1400, height: 5000 },
  },
  webServer: {
    command: 'node --import tsx tests/editor/serve.ts',
    cwd: '..',
    url: `http://localhost:${port}`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
