export const TIMEOUT_MS = 20_000;

/** Rejects with `late` after the timeout. Not `AbortSignal.timeout`: Safari 15 lacks it, and imports heed no signal. */
export function withTimeout<Result>(
  request: PromiseLike<Result>,
  late: (message: string) => Error = Error,
  ms = TIMEOUT_MS,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late(`No answer within ${ms} ms.`)), ms);
  });
  // A timer that is left would keep the build waiting.
  return Promise.race([timeout, request]).finally(() => clearTimeout(timer));
}
