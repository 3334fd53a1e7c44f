import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plansOf, projectWith, readsOf } from './manyMessages.ts';

let database: PGlite;
beforeAll(async () => {
  database = await projectWith(50_000);
}, 60_000);
afterAll(() => database.close());

async function readsOfSending(email: string): Promise<string[]> {
  const insert = 'insert into public.contact_submissions (name, email) values ($1, $2)';
  return readsOf(await plansOf(database, insert, ['Anna', email]));
}

/** The tables of one row, which have no need of an index. */
const small = ['Seq Scan: contact_network_key', 'Seq Scan: contact_rules'];
const index = expect.stringMatching(
  /^(Bitmap )?Index (Only )?Scan: contact_(submissions_\w*created_at|submissions_pkey|counts_pkey)$/,
);

describe('in a large table', () => {
  it('a message is checked and stored by index alone, the first time and the twentieth', async () => {
    for (let i = 0; i < 20; i += 1) {
      const reads = (await readsOfSending(`indexed${i}@example.org`)).filter((read) => !small.includes(read));
      expect(reads.length).toBeGreaterThanOrEqual(2);
      expect(reads).toEqual(reads.map(() => index));
    }
  });
});
