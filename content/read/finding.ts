import { inspect } from 'node:util';

/** Something that a check has to say of the site, to a reader who does not program. */
export interface Finding {
  /** `content/en/home.yaml, line 12` */
  where: string;
  /** What is wrong, as a sentence. */
  what: string;
  todo: string;
  /** Advice holds nothing back. What is not advice must be put right before the site is published. */
  isAdvice?: boolean;
  /** The server does not answer today. Nothing is wrong with the site, and an urgent correction goes out all the same. */
  isOutage?: boolean;
}

/** What is wrong with content/. Prints as its sentences, without a stack. */
export class ContentError extends Error {
  constructor(readonly findings: readonly Finding[]) {
    super(findings.map(({ where, what, todo }) => `${where}: ${what}\n  → ${todo}`).join('\n'));
    this.stack = this.message;
  }

  /** For `console.error`; other printers use the stack. */
  [inspect.custom]() {
    return this.message;
  }
}

/** Ends a command with what is wrong with the content, where that is why the site cannot be read. */
export function exitWithFindings(error: unknown): never {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
