/** Declares only what the tests use. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Pick<Window, 'document'>;
  }
}
