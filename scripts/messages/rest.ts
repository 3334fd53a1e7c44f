import http, { type RequestOptions } from 'node:http';
import https from 'node:https';
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
  const options = {
    method,
    headers: {
      apikey: key,
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    },
    timeout: PATIENCE,
  };
  const { status, text } = await answerTo(new URL(`/rest/v1/${path}`, url), options, body).catch(
    (error: NodeJS.ErrnoException) => {
      throw new RestError(url, 'no-answer', error.code ?? error.message);
    },
  );
  const answer = json(text);
  if (status < 300) return answer as Answer;
  const { code = `${status}`, message = `It answered ${status}.` } = (answer ?? {}) as Partial<RestError>;
  throw new RestError(url, code, message);
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
    request.once('timeout', () => request.destroy(new Error(`not within ${PATIENCE / 1000} seconds`)));
    request.end(body && JSON.stringify(body));
  });
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
