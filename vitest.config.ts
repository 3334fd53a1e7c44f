import './tests/fixtures/default.ts';

import { defineConfig } from 'vitest/config';
import { pictures } from './build/pictures.ts';
import { contentAliases } from './build/site-content.ts';

export default defineConfig({
  resolve: { alias: contentAliases },
  test: {
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: ['tests/setup/console.ts'],
          restoreMocks: true,
          unstubGlobals: true,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        // Of the plugins in vite.config.ts the components need this one only; without its cache it encodes nothing.
        plugins: [pictures({ cache: false })],
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:4173/' } },
          setupFiles: ['tests/setup/console.ts', 'tests/setup/browser.ts', 'tests/setup/react.ts'],
          restoreMocks: true,
          unstubGlobals: true,
          // Ends a test that waits for what never comes, on busy machines as well.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          environment: 'node',
          // Real databases are made here, one after another, on machines of every speed.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
