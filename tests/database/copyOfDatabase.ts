import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const packages = new URL('../../node_modules/', import.meta.url);

/**
 * A database in which these statements have run, as a file to load. Making a database takes seconds, loading a
 * copy half of one, so the copy is kept for the next test file and the next run.
 */
export async function copyOfDatabase(statements: string): Promise<Blob> {
  const version = readFileSync(new URL('@electric-sql/pglite/package.json', packages), 'utf8');
  const name = createHash('sha256').update(version).update(statements).digest('hex').slice(0, 16);
  const file = fileURLToPath(new URL(`.cache/database-${name}.tar`, packages));
  if (existsSync(file)) return new Blob([readFileSync(file)]);

  const database = await PGlite.create();
  await database.exec(statements);
  const copy = await database.dumpDataDir('none');
  await database.close();

  mkdirSync(new URL('.cache/', packages), { recursive: true });
  // Complete or not there at all: two test files may make it at the same time.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await copy.arrayBuffer()));
  renameSync(unfinished, file);
  return copy;
}
