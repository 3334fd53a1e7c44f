import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { build } from 'vite';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { embeddedBackend } from '../../build/embedded-backend.ts';
import { clientFor, makeSite, serveDev, servePreview } from './embeddedServer.ts';

const table = 'contact_submissions';

describe('the embedded backend', () => {
  const site = makeSite();
  afterEach(() => vi.restoreAllMocks());
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

  it('deletes what is too old when it starts', async () => {
    await inDatabase("update public.contact_submissions set created_at = now() - interval '2 years'");
    const server = await servePreview(site);
    expect((await clientFor(server.url, server.secretKey).from(table).select()).data).toEqual([]);
    await clientFor(server.url, server.publishableKey)
      .from(table)
      .insert({ name: 'Earlier', email: 'earlier@example.org' });
    await server.close();
  });

  it('sets a database of other migrations aside, says so, and leaves everything in it', async () => {
    const history = 'supabase_migrations.schema_migrations';
    await inDatabase(`insert into ${history} (version, name) values ('20251101000000', 'earlier')`);
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const server = await servePreview(site);
    expect((await clientFor(server.url, server.secretKey).from(table).select()).data).toEqual([]);
    await server.close();
    const kept = readdirSync(site.database).filter((name) => /^data-\d{4}-\d\d-\d\dT/.test(name));
    expect(kept).toHaveLength(1);
    expect(said.mock.calls).toEqual([[expect.stringContaining(`it is kept in ${site.database}/${kept[0]}`)]]);
    const database = await PGlite.create(`${site.database}/${kept[0]}`);
    expect((await database.query(`select name from public.${table}`)).rows).toEqual([{ name: 'Earlier' }]);
    await database.close();

    said.mockClear();
    await (await servePreview(site)).close();
    expect(said).not.toHaveBeenCalled();
  });

  async function inDatabase(statements: string): Promise<void> {
    const database = await PGlite.create(`${site.database}/data`);
    await database.exec(statements);
    await database.close();
  }
});
