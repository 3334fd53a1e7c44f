import { settings } from '../environment.ts';

/** What was asked cannot be done; the message is a sentence that says what to do. */
export class CommandError extends Error {}

/** Runs a command and sets the exit code. What the reader can mend is said in a sentence, the rest with its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // Whoever writes is told as well (write.ts); without this, the process would end with a stack.
  process.stdout.on('error', () => undefined);
  try {
    await command();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const isWrongOption = code.startsWith?.('ERR_PARSE_ARGS');
    console.error(error instanceof CommandError || isWrongOption ? message : error);
    process.exitCode = 1;
  }
}

/** Settings that a command cannot do without, each with the words for what it is, or an error that names all it lacks. */
export function required<Name extends string>(needed: Record<Name, string>): Record<Name, string> {
  const given = settings();
  const missing = Object.entries<string>(needed).filter(([name]) => !given[name]);
  if (missing.length > 0)
    throw new CommandError(missing.map(([name, words]) => `${name} is not set: ${words}.`).join('\n'));
  return given as Record<Name, string>;
}
