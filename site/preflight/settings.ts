import type { Finding } from '../../content/read/finding.ts';

const URL_VARIABLE = 'VITE_SUPABASE_URL';
const KEY_VARIABLE = 'VITE_SUPABASE_ANON_KEY';

const copied = (what: string) => `Copy ${what} into .env.production.local and your host's settings.`;
const COPY_URL = copied("the project's URL (in Supabase: Connect; https://….supabase.co)");
const COPY_KEY = copied("the project's publishable key (in Supabase: Project Settings, API Keys)");

/** Matches another Supabase page, a path, this computer, or an address without https. */
const wrongUrl = /^(?!https:\/\/[\w.-]+(:\d+)?\/?$)|[/.]supabase\.com|\/(localhost|127\.)/;
/** Secret keys are reported wherever they are. */
const wrongKey = /^(?!sb_publishable_[\w-]{10,}$|sb_secret_)/;

/** Checks the settings that a build reads: the environment, or .env files, as Vite merges them. */
export function settingsFindings(env: Record<string, string>): Finding[] {
  const { [URL_VARIABLE]: url = '', [KEY_VARIABLE]: key = '' } = env;
  const findings: Finding[] = [];
  const find = (where: string, what: string, todo: string) => findings.push({ where, what, todo });
  if (wrongUrl.test(url))
    find(URL_VARIABLE, `The contact form has no server: "${url}" is not the URL of a project.`, COPY_URL);
  if (wrongKey.test(key)) find(KEY_VARIABLE, 'This is not the publishable key of a project.', COPY_KEY);
  for (const [where, value] of Object.entries(env))
    if (where.startsWith('VITE_') && /\bsb_secret_/.test(value))
      find(
        where,
        'This is a secret key, and every setting that begins with VITE_ is published: anyone could open every message.',
        `${COPY_KEY} If a site was ever built with the secret key, delete that key in Supabase.`,
      );
  return findings;
}
