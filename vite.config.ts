import { defineConfig } from 'vite';

// Vite's servers stop without CI when stdin ends: at once where there is none, as in services.
if (!process.stdin.isTTY) process.env.CI ??= 'true';

// Imported one at a time: the tests first name a content of their own.
export default defineConfig(async (env) =>
  env.mode === 'test'
    ? (await import('./tests/vitest.config.ts')).default
    : (await import('./site/config.ts')).siteConfig(env),
);
