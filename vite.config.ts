import { defineConfig } from 'vite';
import { siteConfig } from './site/config.ts';

// Vite's servers stop without CI when stdin ends: at once where there is none, as in services.
if (!process.stdin.isTTY) process.env.CI ??= 'true';

export default defineConfig((env) => siteConfig(env));
