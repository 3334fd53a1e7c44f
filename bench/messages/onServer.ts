import { performance } from 'node:perf_hooks';
import pg from 'pg';
import {
  type Database,
  emptyProjectOn,
  liftLimits,
  migrations,
  push,
} from '../../tests/database/hostedPostgres.ts';
import { type Installed, startServer } from '../../tests/database/postgresServer.ts';
import { milliseconds, percentile } from './figures.ts';

const SECONDS = 8;
/** The migrations that were published before a message was counted by tens of minutes. */
const PUBLISHED = 3;

interface Variant {
  files: typeof migrations;
  /** Without the triggers that limit. */
  unlimited?: boolean;
  /** A client that sends five hundred times the same message in one request, again and again. */
  looping?: boolean;
}

const published = migrations.slice(0, PUBLISHED);
const variants: Record<string, Variant> = {
  'as first published': { files: published },
  'as it is now': { files: migrations },
  'as first published, and one client loops': { files: published, looping: true },
  'as it is now, and one client loops': { files: migrations, looping: true },
  'without limits': { files: migrations, unlimited: true },
};

/** How many messages a PostgreSQL server takes over so many connections, each from a sender of its own. */
export async function onServer(installed: Installed, connections: number) {
  const server = await startServer(installed);
  const figures: Record<string, object> = {};
  for (const [name, { files, unlimited, looping = false }] of Object.entries(variants)) {
    const project = await emptyProjectOn(server.url);
    await push(project, files);
    await liftLimits(project);
    if (unlimited) await project.exec(withoutLimits);
    figures[name] = await arrivals(project, connections, looping);
    await project.close();
  }
  await server.stop();
  return figures;
}

const withoutLimits = `
  alter table public.contact_submissions disable trigger contact_submissions_2_limit;
  alter table public.contact_submissions disable trigger contact_submissions_3_absorb`;

async function arrivals(project: Database & { url: string }, connections: number, looping: boolean) {
  const latencies: number[] = [];
  const failures: string[] = [];
  const end = performance.now() + SECONDS * 1000;
  async function connection(number: number) {
    const client = new pg.Client(project.url);
    await client.connect();
    for (let i = 0; performance.now() < end; i += 1) {
      const start = performance.now();
      await client.query(request(`${number}-${i}@example.org`, `10.${number}.${i >> 8}.${i & 255}`)).then(
        () => latencies.push(performance.now() - start),
        (error: { code: string }) => failures.push(error.code),
      );
    }
    await client.end();
  }
  async function loop() {
    const client = new pg.Client(project.url);
    await client.connect();
    while (performance.now() < end) await client.query(bulk).catch(() => client.query('rollback'));
    await client.end();
  }
  const start = performance.now();
  const others = Array.from({ length: connections }, (_, number) => connection(number));
  await Promise.all(looping ? [...others, loop()] : others);
  const seconds = (performance.now() - start) / 1000;
  const { rows } = await project.query<{ stored: number; senders: number }>(
    "select count(*) as stored, count(distinct email) as senders from public.contact_submissions where name = 'Sender'",
  );
  latencies.sort((one, other) => one - other);
  return {
    'messages a second': (latencies.length / seconds).toFixed(0),
    median: milliseconds(percentile(latencies, 0.5)),
    '99 of 100': milliseconds(percentile(latencies, 0.99)),
    lost: latencies.length - Number(rows[0]?.senders),
    doubled: Number(rows[0]?.stored) - Number(rows[0]?.senders),
    failures: failures.length,
  };
}

const bulk = `begin;
  select set_config('request.headers', '{"x-forwarded-for":"192.0.2.1"}', true);
  set local role anon;
  insert into public.contact_submissions (name, email)
    select 'Looping', 'loop@example.org' from generate_series(1, 500);
  commit`;

/** One request, as the REST interface makes a transaction of it. */
const request = (email: string, address: string) => `begin;
  select set_config('request.headers', '{"x-forwarded-for":"${address}"}', true);
  set local role anon;
  insert into public.contact_submissions (name, email, prayer_requests)
    values ('Sender', '${email}', '${'Please pray. '.repeat(20)}');
  commit`;
