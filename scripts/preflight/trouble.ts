import type { Project, RestError } from '../messages/rest.ts';
import type { Finding } from './finding.ts';

/** Why nothing can be said about the table at all, or undefined when the project has answered for it. */
export function troubleOf({ url }: Project, refused: RestError | undefined): Finding | undefined {
  if (!refused) return undefined;
  const { status, code, reason } = refused;
  const dashboard = 'Open the project at https://supabase.com/dashboard';
  const outage = (what: string, todo: string): Finding => ({ where: url, what, todo, isOutage: true });
  if (status === 540) {
    return outage('The project is paused.', `${dashboard} and choose "Resume project".`);
  }
  if (status === 0 && code === 'ENOTFOUND') {
    const what =
      'There is no such address: this computer is offline, the project was deleted, or the URL is wrong.';
    return outage(what, `${dashboard}; if it is paused, resume it, and compare its URL.`);
  }
  if (status === 0) {
    const what =
      code === 'ETIMEDOUT' ? 'The project did not answer in time.' : `No connection (${code || reason}).`;
    return outage(what, `Check this computer's connection. ${dashboard}.`);
  }
  if (status === 402) {
    return outage('Supabase has restricted the project: a limit of its plan is used up.', `${dashboard}.`);
  }
  if (status === 401 && !code) {
    const todo = 'Copy the publishable key anew (in Supabase: Project Settings, API Keys).';
    return {
      where: 'VITE_SUPABASE_ANON_KEY',
      what: `The project does not know this key. ${reason}`.trim(),
      todo,
    };
  }
  if (code === 'PGRST205' || code === '42P01') {
    const todo = 'Make the table: npx supabase@3 link, then npx supabase@3 db push --remote';
    return { where: 'supabase/migrations', what: 'The project has no table for the messages.', todo };
  }
  if (status >= 500 || (status >= 400 && !code)) {
    const told = outage(`The project answered ${status} ${reason}`.trim().concat('.'), `${dashboard}.`);
    return { ...told, isOutage: status >= 500 };
  }
  return undefined;
}
