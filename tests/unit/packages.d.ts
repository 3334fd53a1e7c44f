/** Only what the tests use of it. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Pick<Window, 'document'>;
  }
}
