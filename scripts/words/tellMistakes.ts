import { ContentError } from '../../build/site/mistake.ts';

/** Ends a command with the owner's mistakes, where they are why the site cannot be read: `readSite().catch(tellMistakes)`. */
export function tellMistakes(error: unknown): never {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
