import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { ContentError } from './build/content/finding.ts';
import { content, waiting } from './build/content/plugin.ts';
import { siteContent } from './build/content/read.ts';
import { documents } from './build/documents.ts';
import { embeddedBackend } from './build/embedded-backend.ts';
import { fonts } from './build/fonts.ts';
import { host } from './build/host.ts';
import { offline } from './build/offline.ts';
import { pictures } from './build/pictures.ts';
import { readSite } from './build/readSite.ts';
import { shareCards } from './build/share-cards.ts';
import { supabaseSettings } from './build/supabase-settings.ts';

// Without CI, Vite's servers stop when stdin ends: at once where there is none, as in services.
if (!process.stdin.isTTY) process.env.CI ??= 'true';

export default defineConfig(async ({ command, isPreview }): Promise<UserConfig> => {
  const isDevelopment = command === 'serve' && !isPreview;
  const site = await readSite().catch((error) => {
    if (isDevelopment && error instanceof ContentError) return undefined;
    throw error;
  });
  if (!site) return { plugins: [waiting(siteContent)] };
  return {
    base: site.base,
    // In development index.html is the fallback for every view.
    appType: isDevelopment ? 'spa' : 'mpa',
    plugins: [
      content(site.folder),
      fonts(site),
      react(),
      pictures(site.folder),
      shareCards(site),
      documents(site),
      offline(site.folder),
      host(),
      embeddedBackend(),
      supabaseSettings(),
    ],
    build: {
      target: ['chrome109', 'edge109', 'firefox128', 'safari15.6', 'ios15.6'],
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      // Of the bundled modules; public/licences-fonts-workbox.txt has those of the rest.
      license: { fileName: 'licences.txt' },
    },
    preview: { port: Number(process.env.PORT) || 4173, strictPort: true },
  };
});
