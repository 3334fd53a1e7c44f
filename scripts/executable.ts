import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these commands that the system has; whole paths are taken as they are. */
export function findExecutable(...commands: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return commands
    .flatMap((command) => (/[\\/]/.test(command) ? command : folders.map((folder) => join(folder, command))))
    .find(isExecutable);
}
