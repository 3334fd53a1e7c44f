import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from '../../build/fonts.ts';
import { pictures } from '../../build/pictures.ts';
import { contentAliases, readSite } from '../../build/site.ts';
import { supabaseSettings } from '../../build/supabase-settings.ts';

/** The app as Vite builds it by itself: an empty page, a stylesheet, and one script that renders every view. */
const site = await readSite();

export default defineConfig({
  base: site.base,
  resolve: { alias: contentAliases },
  plugins: [fonts(site), react(), pictures(site), supabaseSettings()],
  build: { rolldownOptions: { output: { codeSplitting: false } } },
});
