import { ensureChromium, otherBrowsers } from './chromium.ts';

/** Sees to it that there is a Chromium for the browser tests, before they start. */
try {
  const missing = otherBrowsers.filter(({ installed }) => !installed).map(({ name }) => name);
  console.log(`The browser tests use ${ensureChromium()}.`);
  if (missing.length > 0)
    console.log(
      `They leave out ${missing.join(' and ')}: npx playwright install --with-deps ${missing.join(' ')}`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
