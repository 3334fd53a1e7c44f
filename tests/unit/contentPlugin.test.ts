import { createServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { content, waiting } from '../../content/read/plugin.ts';
import { pictures } from '../../site/pictures.ts';
import { copyOfSite } from './copyOfSite.ts';

let site: ReturnType<typeof copyOfSite>;
beforeEach(() => {
  site = copyOfSite();
});
afterEach(() => site.remove());

const caption = (text: string) =>
  site.edit('home.yaml', (words) => words.replace(/caption: .*/, `caption: ${text}`));
const inline = { configFile: false, logLevel: 'silent', optimizeDeps: { noDiscovery: true } } as const;

test('a page that is being edited shows words, pictures or mistakes as they change', async () => {
  const plugins = [content(site.folder), pictures(site.folder, { cache: false })];
  const middleware = { middlewareMode: true, ws: false } as const;
  const server = await createServer({ ...inline, root: site.folder, server: middleware, plugins });
  /** What the page is served, or why it is not. */
  const served = (id: string) =>
    server.environments.client.transformRequest(id).then(
      (result) => result?.code ?? '',
      (error) => String(error.message),
    );
  const home = () => served('@content/home');
  const outreach = () => served('@pictures/outreach?w=96');
  expect(await home()).toContain('The first caption.');
  expect(await outreach()).toContain('outreach/malaysia.svg');

  // Written until it is seen: a change is not reported before the watcher has read the folder.
  const again = () => {
    caption('Another caption.');
    return home();
  };
  await expect.poll(again).toContain('Another caption.');

  caption('The <b>wrong</b> one.');
  await expect.poll(home).toMatch(/home\.yaml, line 19: Caption: this contains HTML: "<b>"/);
  // A picture that comes meanwhile waits until then.
  const coast = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';
  site.upload('outreach/coast.svg', Buffer.from(coast));
  site.edit('home.yaml', (words) => words.replace('outreach/malaysia.svg', 'outreach/coast.svg'));
  await expect.poll(outreach).toContain('contains HTML');

  caption('A right one.');
  await expect.poll(home).toContain('A right one.');
  await expect.poll(outreach).toContain('outreach/coast.svg');
  await server.close();
});

test('the development server starts with wrong words too', async () => {
  caption('A <b>wrong</b> one.');
  const server = await createServer({ ...inline, server: { port: 0 }, plugins: [waiting(site.folder)] });
  const restart = vi.spyOn(server, 'restart').mockResolvedValue();
  await server.listen();
  const page = () => fetch(server.resolvedUrls?.local[0] ?? '').then((response) => response.text());
  expect(await page()).toContain('line 19: Caption: this contains HTML: "&lt;b>"');
  expect(restart).not.toHaveBeenCalled();
  caption('A right one.');
  expect(await page()).toContain('right again');
  expect(restart).toHaveBeenCalledOnce();
  await server.close();
});
