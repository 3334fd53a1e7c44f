import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from '../../build/fonts.ts';
import { pictures } from '../../build/pictures.ts';
import { contentAliases, siteBase } from '../../build/site-content.ts';
import { supabaseSettings } from '../../build/supabase-settings.ts';

/** The app as Vite builds it by itself: an empty page, a stylesheet, and one script that renders every view. */
export default defineConfig(async () => ({
  base: await siteBase(),
  resolve: { alias: contentAliases },
  plugins: [fonts(), react(), pictures(), supabaseSettings()],
  build: { rolldownOptions: { output: { codeSplitting: false } } },
}));
