import { inspect } from 'node:util';

/**
 * What Lite gets to see of an error. It prints every refusal of the database with the statement's parameters,
 * which here are a visitor's name and prayer; this leaves one line without them. And it answers a violated
 * constraint with status 500 and a code of its own, where Supabase answers 400 and Postgres's code.
 */
export function redactError(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && 'severity' in error)) return error;
  const { code, message, detail, hint } = error as Error & Record<string, unknown>;
  // The form in which Postgres functions tell the REST interface its answer; Lite understands it from anyone.
  const answeredWith400 = {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  };
  const isViolation = code === '23514' || code === '23502';
  const redacted = isViolation ? answeredWith400 : { code, message, detail, hint };
  return { ...redacted, [inspect.custom]: () => `The database refused a request (${code}): ${message}` };
}
