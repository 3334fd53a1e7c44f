import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import {
  asRequest,
  connect,
  type Database,
  emptyProject,
  migrations,
  newReminderToken,
  push,
  pushedProject,
  send,
  storedMessages,
  verdict,
} from './hostedPostgres.ts';

/**
 * Those that have been published, with their SHA-256. A project somewhere has applied them: what has to change is
 * changed by a new one, which is added here when it is published.
 */
const published = {
  '20261122000000_contact_submissions.sql':
    'bc051538dae9428e1d40b5f9cec16a93975eb0022c8683289a75f00b502dd26c',
  '20261122000100_contact_limits.sql': 'c679bc7aa513aae153cd2ff1886a4b8c65fa7a8c6cedbb523186ac6651c80937',
  '20261122000200_contact_retention.sql': '0753d21583b5250bb9600c93f84dfefef72ad795d6b40b01dba6a8635bed6761',
  '20261122000300_waiting_messages.sql': 'b2dbe8f954a95dbed306ff1432476f76a6cdfc2f552f223d65173b4e1ea1a2fe',
};

let database: Database;
afterEach(() => database?.close());

describe('the migrations', () => {
  it('that were published never change', () => {
    const hashes = migrations.map(({ file, sql }) => [file, createHash('sha256').update(sql).digest('hex')]);
    expect(Object.fromEntries(hashes)).toMatchObject(published);
  });

  it.each(migrations.slice(0, -1).map(({ file }, i) => [file, i] as const))(
    'take no message without limits where only those up to %s were pushed',
    async (_, i) => {
      database = await emptyProject();
      await push(database, migrations.slice(0, i + 1));
      expect(await verdict(database, {})).toBe(i === 0 ? '23502' : 'accepted');
      for (let sent = 0; sent < 300; sent += 1) await send(database, { name: `${sent}` }).catch(() => 0);
      expect((await storedMessages(database)).length).toBe(i === 0 ? 0 : 300);
    },
  );

  it('need no owner who bypasses row-level security: everything works as one who does not', async () => {
    database = await pushedProject();
    await database.exec('alter role owner nobypassrls');
    try {
      await send(database, { name: 'Old' });
      await database.exec("update public.contact_submissions set created_at = now() - interval '2 years'");
      await send(database, { name: 'Young' });
      const asked = "select public.waiting_messages($1)->>'waiting' as waiting";
      const { rows } = await asRequest(database, asked, [await newReminderToken(database)]);
      expect(rows).toEqual([{ waiting: '1' }]);
      expect(await storedMessages(database)).toMatchObject([{ name: 'Young' }]);
    } finally {
      await database.exec('alter role owner bypassrls');
    }
  });

  it.runIf(process.env.TESTED_ON === 'server')(
    'can be pushed while messages come: nobody waits for another for ever',
    async () => {
      database = await emptyProject();
      await push(database, migrations.slice(0, 2));
      const url = database.url ?? '';
      let pushing = true;
      const failures = new Set<string>();
      const visitors = Array.from({ length: 16 }, async (_, number) => {
        const visitor = await connect(url);
        for (let i = 0; pushing; i += 1) {
          const answer = await verdict(visitor, { name: `${number}-${i}` });
          if (answer !== 'accepted' && answer !== 'PT429') failures.add(answer);
        }
        await visitor.close();
      });
      for (let i = 0; i < 9; i += 1) await push(database, [next]);
      await push(database, migrations.slice(2));
      pushing = false;
      await Promise.all(visitors);
      expect([...failures]).toEqual([]);
    },
  );
});

/** One that changes what a message on its way uses, as a later migration may, behind the lock that each one takes. */
const next = {
  file: '',
  sql: `${/^lock table .*;$/m.exec(migrations[1]?.sql ?? '')?.[0]}
    alter table private.contact_rules alter column messages_per_hour set default 300;
    alter table private.contact_counts alter column messages set default 1;
    alter table public.contact_submissions alter column phone set default null;`,
};
