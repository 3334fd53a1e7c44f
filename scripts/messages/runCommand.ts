import { InUseError } from '../../build/embedded-backend/lock.ts';
import { StoreError } from './storeError.ts';

/** Runs a command and sets the exit code. What the reader can mend is said in a sentence, the rest with its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // The reader of a pipe may have seen enough (`npm run messages | head`).
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  try {
    await command();
    process.exitCode = 0; // PGlite leaves a number of its own
  } catch (error) {
    const isPlain = error instanceof StoreError || error instanceof InUseError || isWrongOption(error);
    console.error(isPlain ? error.message : error);
    process.exitCode = 1;
  }
}

function isWrongOption(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
