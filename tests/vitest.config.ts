import './fixtures/default.ts';

import { defineConfig } from 'vitest/config';
import { content } from '../content/read/plugin.ts';
import { siteContent } from '../content/read/read.ts';
import { pictures } from '../site/pictures.ts';
import { supabaseSettings } from '../site/supabase-settings.ts';
import { baselineCompiler } from './setup/tsx.ts';

const unit = {
  setupFiles: ['tests/setup/console.ts'],
  restoreMocks: true,
};

export default defineConfig({
  // The tests need these plugins of vite.config.ts only; without its cache the second encodes nothing.
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
        // Imports slow modules once.
        test: { ...unit, name: 'unit', isolate: false, include: ['tests/unit/**/*.test.ts'] },
      },
      // Needs no layout, history or network of a browser; tests/browser has those.
      {
        extends: true,
        test: {
          ...unit,
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [...unit.setupFiles, 'tests/setup/jsdom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          execArgv: [baselineCompiler],
        },
      },
    ],
  },
});
