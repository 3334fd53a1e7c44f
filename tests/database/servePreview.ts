/** The server of crash.test.ts: serves SITE_ROOT and prints its address. */
import { preview } from 'vite';
import { embeddedBackend } from '../../build/embedded-backend.ts';

const root = process.env.SITE_ROOT;
const server = await preview({
  configFile: false,
  root,
  logLevel: 'silent',
  plugins: [embeddedBackend()],
  preview: { port: 0 },
});
console.log(server.resolvedUrls?.local[0]?.replace(/\/$/, ''));
