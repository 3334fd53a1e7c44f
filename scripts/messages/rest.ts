import { StoreError } from './storeError.ts';

/** A project's REST interface, asked with one of its keys. */
export interface Rest {
  url: string;
  key: string;
}

/** How long an answer may take, in ms. */
const PATIENCE = 30_000;

/** The answer to one request, or a `RestError`. */
export async function ask<Answer>(
  { url, key }: Rest,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`${new URL(url).origin}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: key,
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    },
    signal: AbortSignal.timeout(PATIENCE),
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: Error) => {
    const cause = error.cause as NodeJS.ErrnoException | undefined;
    throw new RestError(url, 'no-answer', cause?.code ?? error.message);
  });
  const text = await response.text();
  const answer = json(text);
  if (response.ok) return answer as Answer;
  const { code = `${response.status}`, message = response.statusText } = (answer ?? {}) as Partial<RestError>;
  throw new RestError(url, code, message);
}

/** The project refused, or did not answer. */
export class RestError extends StoreError {
  readonly code: string;

  constructor(url: string, code: string, message: string) {
    super(code === 'no-answer' ? `${url} does not answer (${message}).` : `${url} refused: ${message}`);
    this.code = code;
  }
}

function json(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined; // the page of something else
  }
}
