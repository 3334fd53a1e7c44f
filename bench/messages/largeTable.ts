import { performance } from 'node:perf_hooks';
import { plansOf, projectWith, readsOf } from '../../tests/database/manyMessages.ts';
import { milliseconds, percentile } from './figures.ts';

const RUNS = 200;

/** The cost of one message in a table of so many, and what Postgres reads for it. */
export async function largeTable(rows: number) {
  const database = await projectWith(rows);
  const insert = 'insert into public.contact_submissions (name, email) values ($1, $2)';
  let count = 0;
  const row = () => ['Sender', `large${++count}@example.org`];

  const all = await timed(() => database.query(insert, row()));
  const again = await timed(() => database.query(insert, ['Sender', 'large1@example.org']));
  const refused = await timed(() => database.query(insert, ['Sender', 'no address']).catch(() => undefined));
  const old = await timed(() => database.query('select public.delete_old_messages()'), 1);
  const plans = await plansOf(database, insert, row());

  await database.exec('alter table public.contact_submissions disable trigger contact_submissions_2_limit');
  const unlimited = await timed(() => database.query(insert, row()));
  await database.close();

  return {
    costs: {
      'insert, with every look-up': all,
      'insert, without the limits': unlimited,
      'the same message again': again,
      'a refused one': refused,
      'deleting old messages (none)': old,
    },
    plans: readsOf(plans),
  };
}

async function timed(run: () => Promise<unknown>, runs = RUNS) {
  const times: number[] = [];
  for (let i = 0; i < runs; i += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { median: milliseconds(percentile(times, 0.5)), '95 of 100': milliseconds(percentile(times, 0.95)) };
}
