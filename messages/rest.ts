import { CommandError } from './command.ts';

/** A Supabase project, or the embedded backend, with one of its keys. */
export type Project = { url: string; key: string };

/**
 * Sends one request to the REST interface. supabase-js would take an empty 404 for a success, and anything for an
 * answer.
 *
 * @throws RestError
 */
export async function ask<Answer>(
  { url, key }: Project,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  prefer: 'representation' | 'minimal' = 'representation',
): Promise<Answer> {
  const authorization = `Bearer ${key}`;
  const request: RequestInit = {
    method,
    headers: { apikey: key, authorization, 'content-type': 'application/json', prefer: `return=${prefer}` },
    body: body ? JSON.stringify(body) : null,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  };
  const send = async () => {
    const response = await fetch(new URL(`/rest/v1/${path}`, url), request);
    return { status: response.status, text: await response.text() };
  };
  const { status, text } = await send().catch((error: Error & { cause?: { code?: string } }) => {
    throw new RestError(url, 0, error.cause?.code, error.message);
  });
  const answer = parse(text);
  if (status >= 300) throw new RestError(url, status, answer?.code, answer?.message);
  // Catches the sign-in page of a public Wi-Fi.
  if (answer === undefined) throw new RestError(url, status, '', 'Something else has answered in its place.');
  return answer;
}

function parse(text: string) {
  try {
    return JSON.parse(text || 'null');
  } catch {
    return undefined;
  }
}

export class RestError extends CommandError {
  /**
   * @param status 0 when there was no answer at all
   * @param code of Postgres, of its REST interface or of the network
   */
  constructor(
    readonly url: string,
    readonly status: number,
    readonly code = '',
    reason = '',
  ) {
    const problem: Record<number, string> = {
      0: `does not answer (${code || reason}).`,
      540: 'is paused: choose "Resume project" at https://supabase.com/dashboard',
    };
    super(`${url} ${problem[status] ?? `refused: ${reason || `It answered ${status}.`}`}`);
  }
}
