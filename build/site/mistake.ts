import { inspect } from 'node:util';

/** An error in src/content or src/images, told to whoever edits them. */
export interface Mistake {
  /** `src/content/en/home.yaml, line 12` */
  where: string;
  /** What is wrong, as a sentence for a reader who does not program. */
  what: string;
  todo: string;
}

/** Prints as its sentences, without a stack. */
export class ContentError extends Error {
  constructor(readonly mistakes: readonly Mistake[]) {
    super(mistakes.map(({ where, what, todo }) => `${where}: ${what}\n  → ${todo}`).join('\n'));
    this.stack = this.message;
  }

  /** For `console.error`; other printers use the stack. */
  [inspect.custom]() {
    return this.message;
  }
}

/** Ends a command with the owner's mistakes, where they are why the site cannot be read: `readSite().catch(tellMistakes)`. */
export function tellMistakes(error: unknown): never {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
