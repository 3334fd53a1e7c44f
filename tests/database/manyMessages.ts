import type { PGlite } from '@electric-sql/pglite';
import { auto_explain } from '@electric-sql/pglite/contrib/auto_explain';
import { pushedPglite } from './hostedPostgres.ts';

/** A project that has received so many messages, spread over a year, the last of them busy. */
export async function projectWith(messages: number): Promise<PGlite> {
  const database = await pushedPglite({ extensions: { auto_explain } });
  await database.exec(`
    alter table public.contact_submissions disable trigger user;
    insert into public.contact_submissions (id, created_at, name, email, prayer_requests)
      select gen_random_uuid(), now() - interval '1 year' * i / ${messages}, 'Sender ' || i,
        i % (${messages} / 4) || '@example.org', repeat('Please pray. ', 1 + i % 20)
      from generate_series(1, ${messages}) as i;
    insert into private.contact_counts
      select sha256(int4send(i)), now() - interval '10 minutes' * (i % 8), 1 from generate_series(1, 2000) as i;
    alter table public.contact_submissions enable trigger user;
    update private.contact_rules
      set messages_per_network = 1000000, messages_per_region = 1000000,
        messages_per_hour = 1000000, messages_per_day = 1000000;
    analyze;
    load 'auto_explain';
    select set_config('request.headers', '{"cf-connecting-ip": "192.0.2.1"}', false);
  `);
  return database;
}

/** The plans by which Postgres runs a statement, with those of the triggers it fires, as they ran. */
export async function plansOf(
  database: PGlite,
  statement: string,
  values: unknown[] = [],
): Promise<string[]> {
  const plans: string[] = [];
  await database.exec(`set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
    set auto_explain.log_analyze = on; set client_min_messages = log`);
  await database.query(statement, values, { onNotice: ({ message = '' }) => plans.push(message) });
  await database.exec('set auto_explain.log_min_duration = -1; reset client_min_messages');
  return plans;
}

/** The indexes and tables that plans read, and how. */
export function readsOf(plans: string[]): string[] {
  const reads = plans
    .join('\n')
    .matchAll(/(Seq Scan|Index Scan|Index Only Scan|Bitmap Index Scan)(?: using| on)? (\w+)/g);
  return [...new Set([...reads].map(([, how, what]) => `${how}: ${what}`))].sort();
}
