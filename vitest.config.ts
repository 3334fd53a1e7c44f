import './tests/fixtures/default.ts';

import { defineConfig } from 'vitest/config';
import { content } from './content/read/plugin.ts';
import { siteContent } from './content/read/read.ts';
import { pictures } from './site/pictures.ts';
import { supabaseSettings } from './site/supabase-settings.ts';
import { baselineCompiler } from './tests/setup/tsx.ts';

/** The database's tests run in PGlite, and on the PostgreSQL server that this names (in CI). */
const server = process.env.POSTGRES_SERVER;
if (server === undefined)
  console.info('POSTGRES_SERVER is not set: tests with many connections run in CI only.');
// Vitest reads this file more than once.
process.env.POSTGRES_SERVER ??= '';
const testedOnServer = 'atOnce,limits,migrations,reminder,table'.split(',');

const unit = {
  setupFiles: ['tests/setup/console.ts'],
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
};

const database = { execArgv: [baselineCompiler] };

const onServer = {
  extends: true as const,
  test: {
    ...database,
    name: 'PostgreSQL',
    include: testedOnServer.map((file) => `tests/database/${file}.test.ts`),
    env: { TESTED_ON: 'server' },
  },
};

export default defineConfig({
  // Of the plugins in vite.config.ts the tests need these only; without its cache the second encodes nothing.
  plugins: [supabaseSettings(), content(siteContent), pictures(siteContent, { cache: false })],
  test: {
    maxWorkers: '100%',
    // Generous for busy machines; only ends hung tests.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        // Whatever is slow to import is imported once: everyone who edits runs these.
        test: { ...unit, name: 'unit', isolate: false, include: ['tests/unit/**/*.test.ts'] },
      },
      // What needs no layout, history or network of a browser; the rest is in tests/browser.
      {
        extends: true,
        test: {
          ...unit,
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:4173/' } },
          setupFiles: [...unit.setupFiles, 'tests/setup/jsdom.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...database,
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          // Many connections at once: PGlite has one.
          exclude: ['tests/database/atOnce.test.ts'],
        },
      },
      ...(server ? [onServer] : []),
    ],
  },
});
