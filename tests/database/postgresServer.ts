import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Supabase runs 15 and 17. */
const OLDEST = 15;

/** The newest PostgreSQL server that is installed here, if there is one that is new enough. */
export function installedPostgres(): { programs: string; version: number } | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return [...(process.env.PATH ?? '').split(delimiter), ...versions.map((each) => join(debian, each, 'bin'))]
    .filter((programs) => existsSync(join(programs, 'initdb')))
    .map((programs) => {
      const said = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
      return { programs, version: Number(/\d+/.exec(said)?.[0]) };
    })
    .filter(({ version }) => version >= OLDEST)
    .sort((one, other) => other.version - one.version)[0];
}

/**
 * Vitest's global setup (vitest.config.ts): starts an empty server on a socket of its own and names it in
 * POSTGRES_SERVER, unless that names one already; says so where there is none.
 */
export default function start(): (() => void) | undefined {
  if (process.env.POSTGRES_SERVER) return undefined;
  const installed = installedPostgres();
  if (!installed) {
    console.info('No PostgreSQL server (15 or newer) is installed: the database is tested in PGlite only.');
    return undefined;
  }
  const { programs, version } = installed;
  console.info(`The database is tested on PostgreSQL ${version} as well (${programs}).`);
  const folder = mkdtempSync('/tmp/postgres-');
  // PostgreSQL refuses to run as root: then it runs as nobody.
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
  if (nobody) chownSync(folder, nobody.uid, nobody.gid);
  const control = (...args: string[]) =>
    execFileSync(join(programs, 'pg_ctl'), ['-D', join(folder, 'data'), ...args], {
      ...nobody,
      cwd: folder,
      stdio: 'ignore',
    });
  control('initdb', '-o', '-U supabase_admin --auth=trust --no-sync --encoding=UTF8 --locale=C.UTF-8');
  // -F: without fsync; -N: connections.
  const options = `-c listen_addresses= -k ${folder} -F -N 120`;
  control('start', '-l', join(folder, 'log'), '-o', options);
  process.env.POSTGRES_SERVER = `postgresql://supabase_admin@localhost/postgres?host=${encodeURIComponent(folder)}`;
  return () => {
    control('stop', '-m', 'fast');
    rmSync(folder, { recursive: true, force: true });
  };
}
