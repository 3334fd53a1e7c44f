import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { content } from './content/read/plugin.ts';
import { siteContent } from './content/read/read.ts';
import { embeddedBackend } from './messages/embedded-backend.ts';
import { documents } from './site/documents.ts';
import { drawCards } from './site/drawCard.ts';
import { fonts } from './site/fonts.ts';
import { host } from './site/host.ts';
import { offline } from './site/offline.ts';
import { pictures } from './site/pictures.ts';
import { readSite } from './site/readSite.ts';
import { supabaseSettings } from './site/supabase-settings.ts';

// Vite's servers stop without CI when stdin ends: at once where there is none, as in services.
if (!process.stdin.isTTY) process.env.CI ??= 'true';

export default defineConfig(async ({ command, mode, isPreview }): Promise<UserConfig> => {
  const isDevelopment = command === 'serve' && !isPreview;
  // Development starts with invalid content too, and shows its findings on the page.
  const site = isDevelopment ? undefined : await readSite();
  return {
    base: site?.base,
    // Every view falls back to index.html in development.
    appType: isDevelopment ? 'spa' : 'mpa',
    plugins: [
      content(siteContent),
      fonts(siteContent),
      react(),
      pictures(siteContent),
      site && [drawCards(site), documents(), offline(site.folder)],
      host(),
      embeddedBackend(),
      supabaseSettings(),
    ],
    build: {
      target: ['chrome109', 'edge109', 'firefox128', 'safari15.6', 'ios15.6'],
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      sourcemap: mode === 'embedded',
      // Covers the bundled modules; public/licences-fonts-workbox.txt has the licences of the rest.
      license: { fileName: 'licences.txt' },
    },
    preview: { port: Number(process.env.PORT) || 4173, strictPort: true },
  };
});
