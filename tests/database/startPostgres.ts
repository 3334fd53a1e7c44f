/**
 * Starts the server for the tests that also run on a real one (vitest.config.ts), and says whether there is one. The
 * one that POSTGRES_SERVER names has to answer.
 */
import { answers, installedPostgres, startServer } from './postgresServer.ts';

export default async function start(): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.POSTGRES_SERVER;
  if (given) return answers(given).then(() => undefined);
  const installed = installedPostgres();
  if (!installed) {
    console.info('No PostgreSQL server (15 or newer) is installed: the database is tested in PGlite only.');
    return undefined;
  }
  console.info(`The database is tested on PostgreSQL ${installed.version} as well (${installed.programs}).`);
  const server = await startServer(installed, { fsync: 'off' });
  process.env.POSTGRES_SERVER = server.url;
  return server.stop;
}
