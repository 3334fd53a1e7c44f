import { inspect } from 'node:util';

/** Something in the owner's words or pictures that is not as it must be. */
export interface Mistake {
  /** The file, with the line where one is known: `src/content/home.ts, line 12`. */
  where: string;
  /** What is wrong, as a sentence that the owner of the site understands. */
  what: string;
  /** What to do about it, as a sentence. */
  todo: string;
}

/** The site cannot be read, for mistakes of whoever edits it: they are told those, and no stack. */
export class ContentError extends Error {
  constructor(readonly mistakes: readonly Mistake[]) {
    super(mistakes.map(({ where, what, todo }) => `${where}: ${what}\n  → ${todo}`).join('\n'));
    this.stack = this.message;
  }

  /** How Vite and Node print it. */
  [inspect.custom]() {
    return this.message;
  }
}
