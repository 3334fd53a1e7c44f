import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Database,
  forgetEverything,
  letPass,
  pushedProject,
  send,
  storedMessages,
  verdict,
} from './hostedPostgres.ts';

let database: Database;
beforeAll(async () => {
  database = await pushedProject();
});
beforeEach(() => forgetEverything(database));
afterAll(() => database.close());

describe('a message that is sent again', () => {
  const row = { name: 'Anna', email: 'anna@example.org', phone: '1', prayer_requests: 'Please pray.' };

  it('is stored once, and is a success each time', async () => {
    expect(await verdict(database, row)).toBe('accepted');
    const [first] = await storedMessages(database);
    expect(await verdict(database, { ...row, name: ' Anna\n' })).toBe('accepted');
    expect(await storedMessages(database)).toEqual([first]);
  });

  it.each([{ name: 'anna' }, { email: 'Anna@example.org' }, { phone: null }, { prayer_requests: null }])(
    'is another message when it differs in %j',
    async (difference) => {
      await send(database, row);
      await send(database, { ...row, ...difference });
      expect(await storedMessages(database)).toHaveLength(2);
    },
  );

  it('is another message when an hour has passed', async () => {
    await send(database, row);
    await letPass(database, '1 hour');
    await send(database, row);
    expect(await storedMessages(database)).toHaveLength(2);
  });

  it('is stored again when the team has deleted it meanwhile', async () => {
    await send(database, row);
    await database.exec('delete from public.contact_submissions');
    await send(database, row);
    expect(await storedMessages(database)).toHaveLength(1);
  });

  it('leaves what the team has noted about it', async () => {
    await send(database, row);
    await database.exec('update public.contact_submissions set answered_at = now()');
    const before = await storedMessages(database);
    await send(database, row);
    expect(await storedMessages(database)).toEqual(before);
  });
});
