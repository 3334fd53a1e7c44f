import type { Project } from './environment.ts';
import type { Finding } from './finding.ts';

/** How long a project may take to answer, in ms. */
const PATIENCE = 15_000;

/** What the REST interface of a project answered to one request. */
export interface Answer {
  /** 0 when there was no answer at all. */
  status: number;
  ok: boolean;
  /** A code of Postgres or of its REST interface; empty when the answer had none. */
  code: string;
  message: string;
}

/** Sends one request about the table, as a visitor would. Never throws: no answer is an answer of status 0. */
export async function ask(
  { url, key }: Project,
  method: string,
  query: string,
  body?: object,
): Promise<Answer> {
  try {
    const response = await fetch(`${new URL(url).origin}/rest/v1/contact_submissions${query}`, {
      method,
      headers: { apikey: key, 'Content-Type': 'application/json', Prefer: 'return=minimal' },
      signal: AbortSignal.timeout(PATIENCE),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { code, message } = wordsOf(await response.text());
    return { status: response.status, ok: response.ok, code, message };
  } catch (error) {
    return { status: 0, ok: false, code: reasonOf(error), message: '' };
  }
}

/** Why nothing can be said about the table at all, or undefined when the project has answered for it. */
export function troubleOf({ url }: Project, { status, code, message }: Answer): Finding | undefined {
  const where = url;
  const dashboard = 'Open the project at https://supabase.com/dashboard';
  if (status === 540) {
    return { where, what: 'The project is paused.', todo: `${dashboard} and choose "Resume project".` };
  }
  if (status === 0 && code === 'ENOTFOUND') {
    const what =
      'There is no such address: this computer is offline, the project was deleted, or the URL is wrong.';
    return { where, what, todo: `${dashboard}; if it is paused, resume it, and compare its URL.` };
  }
  if (status === 0) {
    const what = code === 'TimeoutError' ? 'The project did not answer in time.' : `No connection (${code}).`;
    return { where, what, todo: `Check this computer's connection. ${dashboard}.` };
  }
  if (status === 402) {
    return {
      where,
      what: 'Supabase has restricted the project: a limit of its plan is used up.',
      todo: `${dashboard}.`,
    };
  }
  if (status === 401 && !code) {
    const todo = 'Copy the publishable key anew (in Supabase: Project Settings, API Keys).';
    return {
      where: 'VITE_SUPABASE_ANON_KEY',
      what: `The project does not know this key. ${message}`.trim(),
      todo,
    };
  }
  if (code === 'PGRST205' || code === '42P01') {
    const todo = 'Make the table: npx supabase@3 link, then npx supabase@3 db push --remote';
    return { where: 'supabase/migrations', what: 'The project has no table for the messages.', todo };
  }
  if (status >= 500 || (status >= 400 && !code)) {
    return {
      where,
      what: `The project answered ${status} ${message}`.trim().concat('.'),
      todo: `${dashboard}.`,
    };
  }
  return undefined;
}

function wordsOf(text: string): { code: string; message: string } {
  try {
    const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown };
    return {
      code: typeof code === 'string' ? code : '',
      message: typeof message === 'string' ? message : '',
    };
  } catch {
    return { code: '', message: '' }; // nothing, or the page of something else
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
