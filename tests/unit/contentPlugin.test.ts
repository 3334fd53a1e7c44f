import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { content } from '../../content/read/plugin.ts';
import { pictures } from '../../site/pictures.ts';
import { copyOfSite } from './copyOfSite.ts';

let site: ReturnType<typeof copyOfSite>;
let server: ViteDevServer;

beforeAll(async () => {
  site = copyOfSite();
  server = await createServer({
    configFile: false,
    root: site.folder,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [content(site.folder), pictures(site.folder, { cache: false })],
  });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

/** What the page is served, or told in its place. */
const served = (id: string) =>
  server.environments.client.transformRequest(id).then(
    (result) => result?.code ?? '',
    (error) => String(error.message),
  );
const caption = (text: string) =>
  site.edit('home.yaml', (words) => words.replace(/caption: .*/, `caption: ${text}`));

test('a page that is being edited shows words, pictures or mistakes as they change', async () => {
  const home = () => served('@content/home');
  const send = vi.spyOn(server.ws, 'send');
  const outreach = () => served('@pictures/outreach?w=96');
  expect(await home()).toContain('The first caption.');
  expect(await outreach()).toContain('outreach/malaysia.svg');

  // Written until it is seen: the watcher reports no change before it has read the folder.
  const again = () => {
    caption('Another caption.');
    return home();
  };
  await expect.poll(again).toContain('Another caption.');
  expect(send).toHaveBeenCalledWith({ type: 'full-reload' });

  caption('The <b>wrong</b> one.');
  await expect.poll(home).toMatch(/home\.yaml, line 19: Caption: this contains HTML: "<b>"/);
  // A picture that comes meanwhile waits until then.
  site.upload(
    'outreach/coast.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'),
  );
  site.edit('home.yaml', (words) => words.replace('outreach/malaysia.svg', 'outreach/coast.svg'));
  await expect.poll(outreach).toContain('contains HTML');

  caption('A right one.');
  await expect.poll(home).toContain('A right one.');
  await expect.poll(outreach).toContain('outreach/coast.svg');
});
