import { StoreError } from './storeError.ts';

/** Runs a command and sets the exit code. What the reader can mend is said in a sentence, the rest with its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // Whoever writes is told as well (write.ts); without this, the process would end with a stack.
  process.stdout.on('error', () => undefined);
  try {
    await command();
  } catch (error) {
    console.error(error instanceof StoreError || isWrongOption(error) ? error.message : error);
    process.exitCode = 1;
  }
}

function isWrongOption(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
