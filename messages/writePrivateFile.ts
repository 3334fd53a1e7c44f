import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getSystemErrorMap } from 'node:util';
import { CommandError } from './command.ts';

/**
 * Writes a file that only its owner can read, whole or not at all: beside its place first, and moved there when all of
 * it is on the disk. An existing file is replaced, whatever its permissions.
 */
export function writePrivateFile(file: string, content: string): void {
  // Version control ignores *.csv, should nobody be left to remove it.
  const unfinished = `${resolve(file)}.${process.pid}.unfinished.csv`;
  try {
    writeFileSync(unfinished, content, { flag: 'wx', mode: 0o600, flush: true });
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    const { errno = 0 } = error as NodeJS.ErrnoException;
    throw new CommandError(`${file} cannot be written: ${getSystemErrorMap().get(errno)?.[1]}.`);
  }
}
