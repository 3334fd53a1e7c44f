import { CommandError } from './command.ts';

/** A Supabase project, or the embedded backend, with one of its keys. */
export interface Project {
  url: string;
  key: string;
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const TIMEOUT_MS = 30_000;

/**
 * The answer of the REST interface to one request, or a `RestError`. Not by supabase-js, which takes an empty 404 for
 * a success and anything for an answer.
 */
export async function ask<Answer>(
  { url, key }: Project,
  method: Method,
  path: string,
  body?: object,
  prefer: 'representation' | 'minimal' = 'representation',
): Promise<Answer> {
  const { status, text } = await fetch(new URL(`/rest/v1/${path}`, url), {
    method,
    headers: {
      apikey: key,
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      Prefer: `return=${prefer}`,
    },
    body: body ? JSON.stringify(body) : null,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error: Error & { cause?: { code?: string } }) => {
      const isLate = error.name === 'TimeoutError' || error.cause?.code === 'UND_ERR_CONNECT_TIMEOUT';
      throw new RestError(url, 0, isLate ? 'ETIMEDOUT' : error.cause?.code, error.message);
    });
  if (status < 300 && prefer === 'minimal' && text === '') return undefined as Answer;
  const answer = parsed(text);
  if (status >= 300) {
    const { code, message } = (answer ?? {}) as Partial<RestError>;
    throw new RestError(url, status, code, message);
  }
  // The sign-in page of a public Wi-Fi, for instance.
  if (answer === undefined) throw new RestError(url, status, '', 'Something else has answered in its place.');
  return answer as Answer;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Why a request is refused; undefined when it is done. */
export async function refusalOf(request: Promise<unknown>): Promise<RestError | undefined> {
  try {
    await request;
    return undefined;
  } catch (error) {
    if (error instanceof RestError) return error;
    throw error;
  }
}

/** The project refused, or did not answer. */
export class RestError extends CommandError {
  /** 0 when there was no answer at all. */
  readonly status: number;
  /** A code of Postgres, of its REST interface or of the network; empty when there was none. */
  readonly code: string;
  /** The reason as it was given. */
  readonly reason: string;

  constructor(url: string, status: number, code = '', reason = '') {
    super(
      status === 0
        ? `${url} does not answer (${code || reason}).`
        : `${url} refused: ${reason || `It answered ${status}.`}`,
    );
    this.status = status;
    this.code = code;
    this.reason = reason;
  }
}
