import { expect, it } from 'vitest';
import { from, letPass, pushedProject, send } from './hostedPostgres.ts';

/*
 * What the notice in src/content/privacy.ts says is kept of a visitor, under "What we store" and "How long we keep it".
 * When one of these fails, change the notice and its date first, then this list.
 */

it('of a message the table keeps what the privacy notice names', async () => {
  const database = await pushedProject();
  const { rows } = await database.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'contact_submissions' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'answered_at',
    'created_at',
    'email',
    'id',
    'name',
    'phone',
    'prayer_requests',
  ]);
  await database.close();
});

it('beside it the database keeps two codes of the network, for ten minutes each, for about an hour, and the key', async () => {
  const database = await pushedProject();
  const names = async (statement: string) =>
    (await database.query<{ name: string }>(statement)).rows.map(({ name }) => name);
  expect(
    await names(`select relname as name from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r'
      order by 1`),
  ).toEqual(['contact_counts', 'contact_network_key', 'contact_rules', 'reminder']);
  expect(
    await names(`select column_name as name from information_schema.columns where table_name = 'contact_counts'
      order by 1`),
  ).toEqual(['messages', 'sender', 'window_end']);

  await send(database, { name: 'Anna', email: 'anna@example.org' }, from('192.0.2.1'));
  const key = '(select key from private.contact_network_key)';
  const code = (of: string) => `sha256(${key} || convert_to('${of}', 'UTF8'))`;
  const codes = `select case sender when ${code('192.0.2.1/32')} then 'network' when ${code('192.0.2.1')} then 'network'
    when ${code('192.0.2.0/24')} then 'region' else 'other' end as name
    from private.contact_counts where sender <> '' order by 1`;
  expect(await names(codes)).toEqual(['network', 'region']);
  await letPass(database, '1 hour 10 minutes');
  await database.exec('select public.delete_old_messages()');
  expect(await names(codes)).toEqual([]);
  await database.close();
});
