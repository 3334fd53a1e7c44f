import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // What the database promises is tested in PGlite by `npm test`, and here on a server.
    include: ['tests/real/*.test.ts', 'tests/database/{limits,migrations,reminder,table}.test.ts'],
    globalSetup: 'tests/real/server.ts',
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
