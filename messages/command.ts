import { loadEnv } from 'vite';

/** The command cannot be carried out; the message is a sentence with what to do. */
export class CommandError extends Error {}

/** Runs a command and sets the exit code. What the reader can fix is printed as a sentence, the rest with its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const isWrongOption = code.startsWith?.('ERR_PARSE_ARGS');
    console.error(error instanceof CommandError || isWrongOption ? message : error);
    process.exitCode = 1;
  }
}

/** The settings of a command: those of a production build, from the environment and .env files. */
export const settings = () => loadEnv('production', process.cwd(), '');
