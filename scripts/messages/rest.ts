import http, { type RequestOptions } from 'node:http';
import https from 'node:https';
import { StoreError } from './storeError.ts';

/** A Supabase project, or the embedded backend, with one of its keys. */
export interface Project {
  url: string;
  key: string;
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** How long an answer may take, in ms. */
const PATIENCE = 30_000;

/** The answer of the REST interface to one request, or a `RestError`. */
export async function ask<Answer>(
  { url, key }: Project,
  method: Method,
  path: string,
  body?: object,
  prefer: 'representation' | 'minimal' = 'representation',
): Promise<Answer> {
  const options = {
    method,
    headers: {
      apikey: key,
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      Prefer: `return=${prefer}`,
    },
    timeout: PATIENCE,
  };
  const { status, text } = await answerTo(new URL(`/rest/v1/${path}`, url), options, body).catch(
    (error: NodeJS.ErrnoException) => {
      throw new RestError(url, 0, error.code, error.message);
    },
  );
  const answer = json(text);
  if (status < 300) return answer as Answer;
  const { code, message } = (answer ?? {}) as Partial<RestError>;
  throw new RestError(url, status, code, message);
}

/** Why a request is refused; undefined when it is done. */
export function refusalOf(request: Promise<unknown>): Promise<RestError | undefined> {
  return request.then(
    () => undefined,
    (error) => {
      if (error instanceof RestError) return error;
      throw error;
    },
  );
}

/** Not `fetch`, which takes more memory than all the rest when a hundred thousand messages stream by. */
function answerTo(
  url: URL,
  options: RequestOptions,
  body?: object,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? https.request : http.request;
    const request = send(url, options, async (response) => {
      try {
        let text = '';
        for await (const part of response.setEncoding('utf8')) text += part;
        resolve({ status: response.statusCode ?? 0, text });
      } catch (error) {
        reject(error);
      }
    });
    request.once('error', reject);
    request.once('timeout', () => {
      const late = new Error(`not within ${PATIENCE / 1000} seconds`);
      request.destroy(Object.assign(late, { code: 'ETIMEDOUT' }));
    });
    request.end(body && JSON.stringify(body));
  });
}

/** The project refused, or did not answer. */
export class RestError extends StoreError {
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

function json(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined; // the page of something else
  }
}
