export const TIMEOUT_MS = 20_000;

/**
 * Rejects with `late` after the timeout, even if `run` ignores its signal.
 * Not `AbortSignal.timeout`: Safari 15 lacks it.
 */
export function withTimeout<Result>(
  run: (signal: AbortSignal) => PromiseLike<Result>,
  late: (message: string) => Error = Error,
): Promise<Result> {
  const request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(late(`No answer within ${TIMEOUT_MS} ms.`));
      request.abort();
    }, TIMEOUT_MS);
  });
  return Promise.race([timeout, run(request.signal)]).finally(() => clearTimeout(timer));
}
