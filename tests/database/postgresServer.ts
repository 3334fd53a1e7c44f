import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import type { Database } from './hostedPostgres.ts';

/** Supabase runs 15 and 17. */
const OLDEST = 15;

/** The programs of a PostgreSQL server on this machine, and its version. */
export interface Installed {
  programs: string;
  version: number;
}

/** The newest PostgreSQL server that is installed here, if there is one that is new enough. */
export function installedPostgres(): Installed | undefined {
  const debian = '/usr/lib/postgresql';
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
  ];
  return folders
    .filter((programs) => existsSync(join(programs, 'initdb')) && existsSync(join(programs, 'postgres')))
    .map((programs) => ({ programs, version: versionOf(programs) }))
    .filter(({ version }) => version >= OLDEST)
    .sort((one, other) => other.version - one.version)[0];
}

function versionOf(programs: string): number {
  const said = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(said)?.[0]);
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package has made, or as nobody. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { stdio: 'pipe' }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return { uid: 65534, gid: 65534 };
  }
}

/** Starts an empty server that listens on a socket in a folder of its own. Resolves to its address, and how to end it. */
export async function startServer({ programs }: Installed, settings: Record<string, string> = {}) {
  const folder = mkdtempSync('/tmp/postgres-');
  const user = unprivileged();
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);

  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  const initdb = ['-D', data, '-U', 'supabase_admin', '--auth=trust', '--no-sync', '-E', 'UTF8'];
  execFileSync(join(programs, 'initdb'), [...initdb, '--locale=C.UTF-8'], options);

  const set = { listen_addresses: '', unix_socket_directories: folder, max_connections: '120', ...settings };
  const args = Object.entries(set).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...args], options);
  const stopped = new Promise((resolve) => server.once('exit', resolve));

  const url = `postgresql://supabase_admin@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await answers(url);
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await stopped;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when a server takes connections, and rejects when it does not within ten seconds. */
export async function answers(url: string): Promise<void> {
  for (let tries = 200; ; tries -= 1) {
    const client = new pg.Client(url);
    const failed = await client.connect().then(
      () => client.end(),
      (error: Error) => error,
    );
    if (!failed) return;
    if (tries === 0) throw failed;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** One connection to a database of a server, with the same methods as PGlite. */
export async function connect(url: string): Promise<Database> {
  const client = new pg.Client({ connectionString: url, types: { getTypeParser } });
  await client.connect();
  const statements: Pick<Database, 'exec' | 'query'> = {
    exec: (statement) => client.query(statement),
    async query(statement, values = []) {
      // In the extended protocol also without values, as PGlite does; the declared types do not know the option.
      const query = { text: statement, values, queryMode: 'extended' } satisfies QueryWithMode;
      const { rows, rowCount } = await client.query(query as pg.QueryConfig);
      return { rows, affectedRows: rowCount ?? 0 };
    },
  };
  return {
    ...statements,
    async transaction(run) {
      await client.query('begin');
      try {
        const result = await run(statements);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    },
    close: () => client.end(),
  };
}

type QueryWithMode = pg.QueryConfig & { queryMode: 'extended' };

/** As PGlite does: intervals as Postgres writes them, and every whole number as a number. */
const getTypeParser = ((type: number, format?: 'text') => {
  if (type === pg.types.builtins.INTERVAL) return (text: string) => text;
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format);
}) as typeof pg.types.getTypeParser;
