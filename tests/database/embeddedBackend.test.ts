import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { embeddedBackend } from '../../build/embedded-backend.ts';
import { clientFor, makeSite, serveDev, servePreview } from './embeddedServer.ts';

const table = 'contact_submissions';

describe('the embedded backend', () => {
  const site = makeSite();
  afterAll(() => site.remove());

  it('is part of no build', async () => {
    await build({
      configFile: false,
      root: site.root,
      logLevel: 'silent',
      plugins: [embeddedBackend({ folder: site.database })],
    });
    expect(existsSync(site.database)).toBe(false);
    expect(readFileSync(`${site.root}/dist/index.html`, 'utf8')).not.toMatch(/embedded|supabase|sb_/);
  });

  it('serves the development server too, keeps its messages over a restart, and gives the database back', async () => {
    const dev = await serveDev(site);
    await clientFor(dev.url, dev.publishableKey)
      .from(table)
      .insert({ name: 'Kept', email: 'kept@example.org' });
    await dev.restart();
    const { data } = await clientFor(dev.url, dev.secretKey).from(table).select('name');
    expect(data).toEqual([{ name: 'Kept' }]);
    await dev.close();
    expect(readdirSync(`${site.database}/in-use`)).toEqual([]);

    const again = await servePreview(site);
    expect(again.publishableKey).toBe(dev.publishableKey);
    expect((await clientFor(again.url, again.secretKey).from(table).select('name')).data).toEqual(data);
    await again.close();
  });
});
