import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { letPass, pushedProject, send, storedMessages, verdict } from './hostedPostgres.ts';

let database: PGlite;
beforeAll(async () => {
  database = await pushedProject();
});
beforeEach(() => database.exec('truncate public.contact_submissions'));
afterAll(() => database.close());

describe('a message that is sent again', () => {
  const row = { name: 'Anna', email: 'anna@example.org', phone: '1', prayer_requests: 'Please pray.' };

  it('is stored once, and is a success each time', async () => {
    expect(await verdict(database, row)).toBe('stored');
    expect(await verdict(database, { ...row, name: ' Anna\n' })).toBe('absorbed');
    expect(await storedMessages(database)).toHaveLength(1);
  });

  it.each([{ name: 'anna' }, { email: 'Anna@example.org' }, { phone: null }, { prayer_requests: null }])(
    'is another message when it differs in %j',
    async (difference) => {
      await send(database, row);
      expect(await verdict(database, { ...row, ...difference })).toBe('stored');
    },
  );

  it('is another message when an hour has passed', async () => {
    await send(database, row);
    await letPass(database, '1 hour');
    expect(await verdict(database, row)).toBe('stored');
  });
});
