export const TIMEOUT_MS = 20_000;

/** Rejects with `late` after the timeout. Not `AbortSignal.timeout`: Safari 15 lacks it, and imports heed no signal. */
export function withTimeout<Result>(
  request: PromiseLike<Result>,
  late: (message: string) => Error = Error,
): Promise<Result> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(late(`No answer within ${TIMEOUT_MS} ms.`)), TIMEOUT_MS);
  });
  return Promise.race([timeout, request]);
}
