import { CommandError } from './command.ts';

/** A Supabase project, or the embedded backend, with one of its keys. */
export type Project = { url: string; key: string };

/** Sends one request, or throws a RestError. supabase-js would take an empty 404 for a success, and anything for an answer. */
export async function ask<Answer>(
  { url, key }: Project,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  prefer: 'representation' | 'minimal' = 'representation',
): Promise<Answer> {
  const request: RequestInit = {
    method,
    headers: { apikey: key, 'content-type': 'application/json', prefer: `return=${prefer}` },
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

const MIGRATE =
  'Bring the database up to date (npx supabase@3 db push --remote), or wait a minute, then run in the SQL Editor: ' +
  "notify pgrst, 'reload schema';";

const GONE = 'Is the project paused, or its address mistyped? Look at https://supabase.com/dashboard';

/** What to do, by code or status. */
const nextSteps: Record<string, string> = {
  42501: MIGRATE,
  PGRST202: MIGRATE,
  PGRST204: MIGRATE,
  PGRST205: MIGRATE,
  PT403: 'Make a new one in the SQL Editor: select private.new_reminder_token();',
  EAI_AGAIN: GONE,
  ENOTFOUND: GONE,
  401: 'Copy the key again (in Supabase: Project Settings, API Keys).',
  540: 'Choose "Resume project" at https://supabase.com/dashboard',
};

export class RestError extends CommandError {
  /** @param status 0 when there was no answer at all */
  constructor(
    readonly url: string,
    readonly status: number,
    readonly code = '',
    reason = '',
    readonly next = nextSteps[code] ?? nextSteps[status] ?? '',
  ) {
    const problems: Record<number, string> = { 0: `does not answer (${code || reason}).`, 540: 'is paused.' };
    const refused = `refused: ${(reason || `It answered ${status}`).replace(/\.?$/, '.')}`;
    super(`${url} ${problems[status] ?? refused} ${next}`.trimEnd());
  }
}
