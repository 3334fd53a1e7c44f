import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { build } from 'vite';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { config, inDatabase, makeSite, type Served, serveDev, servePreview } from './embeddedServer.ts';

const table = 'contact_submissions';
const names = async ({ service }: Served) => (await service.from(table).select('name')).data;

describe('the embedded backend', () => {
  const site = makeSite();
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => site.remove());

  it('is part of no build', async () => {
    await build(config(site));
    expect(existsSync(site.database)).toBe(false);
    expect(readFileSync(`${site.root}/dist/index.html`, 'utf8')).not.toMatch(/embedded|supabase|sb_/);
  });

  it('serves the development server too, keeps its messages over a restart, and gives the database back', async () => {
    const dev = await serveDev(site);
    await dev.stranger.from(table).insert({ name: 'Kept', email: 'kept@example.org' });
    await dev.restart();
    expect(await names(dev)).toEqual([{ name: 'Kept' }]);
    await dev.close();
    expect(readdirSync(`${site.database}/in-use`)).toEqual([]);
    const again = await servePreview(site);
    expect(await names(again)).toEqual([{ name: 'Kept' }]);
    await again.close();
  });

  it('deletes what is too old when it starts', async () => {
    await inDatabase(site, (database) =>
      database.exec(`update ${table} set created_at = now() - interval '2 years'`),
    );
    const server = await servePreview(site);
    expect(await names(server)).toEqual([]);
    await server.stranger.from(table).insert({ name: 'Earlier', email: 'earlier@example.org' });
    await server.close();
  });

  it('sets a database of other migrations aside, says so, and leaves everything in it', async () => {
    await inDatabase(site, (database) =>
      database.exec("insert into supabase_migrations.schema_migrations (version) values ('20251101000000')"),
    );
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const server = await servePreview(site);
    expect(await names(server)).toEqual([]);
    await server.close();
    await (await servePreview(site)).close();
    const [kept = '', ...more] = readdirSync(site.database).filter((name) =>
      /^data-\d{4}-\d\d-\d\dT/.test(name),
    );
    expect(more).toEqual([]);
    expect(said.mock.calls).toEqual([[expect.stringContaining(`it is kept in ${site.database}/${kept}`)]]);
    renameSync(`${site.database}/data`, `${site.database}/new`);
    renameSync(`${site.database}/${kept}`, `${site.database}/data`);
    const { rows } = await inDatabase(site, (database) => database.query(`select name from ${table}`));
    expect(rows).toEqual([{ name: 'Earlier' }]);
  });
});
