import { ensureChromium } from './chromium.ts';

/** Sees to it that there is a Chromium for the browser tests, before they start. */
try {
  console.log(`The browser tests use ${ensureChromium()}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
