import { fstatSync, rmSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { getSystemErrorMap } from 'node:util';
import { CommandError } from './command.ts';

/**
 * Writes a file that only its owner can read, whole or not at all: beside its place first, and moved there when all of
 * it is on the disk. A file that was there before is replaced, whoever could read it.
 */
export async function writePrivateFile(file: string, parts: AsyncIterable<string>): Promise<void> {
  // Version control ignores *.csv, should nobody be left to remove it.
  const unfinished = `${resolve(file)}.${process.pid}.unfinished.csv`;
  const remove = () => rmSync(unfinished, { force: true });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      remove();
      process.exit(130);
    });
  try {
    await writeFile(unfinished, parts, { flag: 'wx', mode: 0o600, flush: true });
    await rename(unfinished, file);
  } catch (error) {
    remove();
    throw cannotWrite(file, error);
  }
}

/** Prints all of a text, or rejects: process.stdout silently leaves out what does not fit into a file any more. */
export async function print(text: string): Promise<void> {
  try {
    if (fstatSync(1).isFile()) writeFileSync(1, text);
    else
      await new Promise<void>((done, fail) =>
        process.stdout.write(text, (error) => (error ? fail(error) : done())),
      );
  } catch (error) {
    // The reader of a pipe may have seen enough (`npm run messages | head`).
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(0);
    throw cannotWrite('The output', error);
  }
}

/** The system's words for an error of the disk, such as "no space left on device"; any other error as it is. */
function cannotWrite(what: string, error: unknown): unknown {
  const { errno = 0, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof CommandError || !syscall) return error;
  return new CommandError(`${what} cannot be written: ${getSystemErrorMap().get(errno)?.[1]}.`);
}
