import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contactServerNotice } from './build/contact-server-notice.ts';
import { embeddedBackend } from './build/embedded-backend.ts';
import { fonts } from './build/fonts.ts';
import { offline } from './build/offline.ts';
import { pictures } from './build/pictures.ts';
import { portFrom } from './build/port.ts';
import { prerenderedDocument } from './build/prerendered-document.ts';
import { previewHeaders } from './build/preview-headers.ts';
import { searchFiles } from './build/search-files.ts';
import { siteModules } from './build/site.ts';
import { contentAliases } from './build/site-content.ts';

// Vite stops when its standard input ends: at once, where it is started without one, as services are.
if (!process.stdin.isTTY) process.env.CI ??= 'true';

export default defineConfig({
  base: new URL(siteModules.unwrap(siteModules.site.address)).pathname,
  resolve: { alias: contentAliases },
  plugins: [
    fonts(),
    react(),
    pictures(),
    prerenderedDocument(),
    searchFiles(),
    offline(),
    previewHeaders(),
    embeddedBackend(),
    contactServerNotice(),
  ],
  build: {
    target: ['chrome109', 'edge109', 'firefox115', 'safari15.6', 'ios15.6'],
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
  },
  preview: { port: portFrom(process.env.PORT, 4173), strictPort: true },
});
