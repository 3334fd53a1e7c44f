import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from '../../build/fonts.ts';
import { pictures } from '../../build/pictures.ts';
import { readSite } from '../../build/readSite.ts';
import { supabaseSettings } from '../../build/supabase-settings.ts';
import { words } from '../../build/words/plugin.ts';

/** The app as Vite builds it by itself: an empty page, a stylesheet, and one script that renders every view. */
const site = await readSite();

export default defineConfig({
  base: site.base,
  plugins: [words(site.folder), fonts(site), react(), pictures(site.folder), supabaseSettings()],
  build: { rolldownOptions: { output: { codeSplitting: false } } },
});
