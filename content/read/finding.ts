/** Reports what a check found to readers who do not program. */
export interface Finding {
  /** `content/en/home.yaml, line 12` */
  where: string;
  /** The place that the form opens, if it is another. */
  at?: string;
  what: string;
  todo: string;
  isAdvice?: boolean;
  /** The server does not answer: an urgent correction can still be published. */
  isOutage?: boolean;
}

/** Thrown for invalid content. Prints its sentences without a stack. */
export class ContentError extends Error {
  constructor(readonly findings: readonly Finding[]) {
    super(findings.map(({ where, what, todo }) => `${where}: ${what}\n  → ${todo}`).join('\n'));
    this.stack = this.message;
    // Vite prints enumerable properties too.
    Object.defineProperty(this, 'findings', { enumerable: false });
  }
}
