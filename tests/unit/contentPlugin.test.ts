import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { content } from '../../content/read/plugin.ts';
import { pictures } from '../../site/pictures.ts';
import { copyOfSite } from './copyOfSite.ts';

const site = copyOfSite();

test('a page that is being edited shows words, pictures or mistakes as they change', async () => {
  const server = await createServer({
    configFile: false,
    root: site.folder,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [content(site.folder), pictures(site.folder, { cache: false })],
  });
  onTestFinished(() => server.close());
  const served = (id: string) =>
    server.environments.client.transformRequest(id).then(
      (result) => result?.code,
      (error) => String(error.message),
    );
  const home = () => served('@content/home');
  const outreach = () => served('@pictures/outreach');
  const write = (caption: string) => site.edit('home', /caption: .*/, `caption: ${caption}`);
  const send = vi.spyOn(server.ws, 'send');
  expect(await home()).toContain('The first caption.');
  expect(await outreach()).toContain('outreach/malaysia.svg');
  expect(await served('@content/help'), 'only the checks read it').not.toContain('"checked":');

  // Written until it is seen: the watcher reports no change before it has read the folder, and one of two in 5 ms.
  const written = (caption: string) => () => {
    write(caption);
    return home();
  };
  await expect.poll(written('Another caption.')).toContain('Another caption.');
  expect(send).toHaveBeenCalledWith({ type: 'full-reload' });

  await expect
    .poll(written('The <b>wrong</b> one.'))
    .toMatch(/home\.yaml, line 19: Caption: this contains HTML: "<b>"/);
  site.edit('home', 'outreach/malaysia.svg', 'outreach/india.svg');
  await expect.poll(written('A right one.')).toContain('A right one.');
  await expect.poll(written('Call 1098-ஐ.')).toContain('Call 1098-\u2060ஐ.');
  await expect.poll(outreach).not.toContain('outreach/malaysia.svg');
});
