/** What was asked cannot be done; the message is a sentence that says what to do. */
export class StoreError extends Error {}
