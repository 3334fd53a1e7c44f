import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { ConfigEnv, UserConfig } from 'vite';
import { original } from '../content/languages.ts';
import { content } from '../content/read/plugin.ts';
import { readContent, siteContent } from '../content/read/read.ts';
import { embeddedBackend } from '../messages/embedded-backend.ts';
import { documents } from './documents.ts';
import { fonts } from './fonts.ts';
import { host } from './host.ts';
import { languages, shared } from './languages.ts';
import { offline } from './offline.ts';
import { pictures } from './pictures.ts';
import { supabaseSettings } from './supabase-settings.ts';

export function siteConfig({ command, mode, isPreview }: ConfigEnv, code = original): UserConfig {
  const isDevelopment = command === 'serve' && !isPreview;
  const isOriginal = code === original;
  // Development starts with invalid content too, and shows its findings on the page.
  const read = isDevelopment ? undefined : readContent(siteContent, code);
  return {
    mode,
    base: read?.base,
    experimental: {
      renderBuiltUrl: (file, { type }) =>
        read && type === 'asset' && shared.test(file)
          ? read.base.slice(0, -read.content.path.length || undefined) + file
          : undefined,
    },
    // Every view falls back to index.html in development.
    appType: isDevelopment ? 'spa' : 'mpa',
    plugins: [
      content(siteContent, code),
      fonts(siteContent, code),
      react(),
      pictures(siteContent),
      read && [documents(code, read.pictures), offline(siteContent, code)],
      isOriginal && [host(), embeddedBackend(), languages(siteContent, siteConfig)],
      supabaseSettings(),
    ],
    resolve: {
      alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: resolve('src/components/icon.ts') }],
    },
    // The documents have the same icons.
    ssr: { noExternal: ['lucide-react'] },
    build: {
      target: ['chrome109', 'edge109', 'firefox128', 'safari15.6', 'ios15.6'],
      assetsInlineLimit: 0,
      modulePreload: false,
      sourcemap: mode === 'embedded',
      // Covers the bundled modules; public/licences-fonts.txt has the fonts' licences.
      license: { fileName: 'licences.txt' },
    },
    preview: { port: Number(process.env.PORT) || 4173, strictPort: true },
  };
}
