import type { Finding } from '../../content/read/finding.ts';
import type { Project } from '../../messages/rest.ts';

const URL_VARIABLE = 'VITE_SUPABASE_URL';
const KEY_VARIABLE = 'VITE_SUPABASE_ANON_KEY';

const copied = (what: string) => `Copy ${what} into .env.production.local and your host's settings.`;
const COPY_URL = copied("the project's URL (in Supabase: Connect; https://….supabase.co)");
const COPY_KEY = copied("the project's publishable key (in Supabase: Project Settings, API Keys)");

/** The first pattern that a wrong URL matches says what is wrong with it. */
const wrongUrls: readonly [pattern: RegExp, what: string][] = [
  [/^$/, 'The contact form has no server: no project is set.'],
  [/^https?:\/\/(localhost|127\.|\[::1\])/, 'This address is your own computer, which no visitor can reach.'],
  [/^(?!https:\/\/[\w.-]+(:\d+)?(\/|$))/, 'This address does not begin with https://.'],
  [/[/.]supabase\.com(\/|$)|^https:\/\/[^/]*\/./, 'This is a page or a path, not the project itself.'],
];

/** The same of a key; secret keys are reported wherever they are. */
const wrongKeys: typeof wrongUrls = [
  [/^$/, 'The contact form has no key for its server.'],
  [
    /^eyJ/,
    'This is a key in the old format. If a site was ever built with a secret one, delete that key in Supabase.',
  ],
  [/^(?!sb_publishable_[\w-]{10,}$|sb_secret_)/, 'This is not the publishable key of a Supabase project.'],
];

/** The project that the environment names, or undefined while it names none that can be used. */
export function projectOf(env: Record<string, string>): Project | undefined {
  if (settingsFindings(env).length > 0) return undefined;
  return { url: env[URL_VARIABLE] as string, key: env[KEY_VARIABLE] as string };
}

/** What is wrong with the settings that a build reads: the environment, or .env files, as Vite merges them. */
export function settingsFindings(env: Record<string, string>): Finding[] {
  const { [URL_VARIABLE]: url = '', [KEY_VARIABLE]: key = '' } = env;
  const wrongUrl = wrongUrls.find(([pattern]) => pattern.test(url))?.[1];
  const wrongKey = wrongKeys.find(([pattern]) => pattern.test(key))?.[1];
  const findings: Finding[] = [];
  if (wrongUrl)
    findings.push({ where: URL_VARIABLE, what: url ? `${wrongUrl} (${url})` : wrongUrl, todo: COPY_URL });
  if (wrongKey) findings.push({ where: KEY_VARIABLE, what: wrongKey, todo: COPY_KEY });
  for (const [where, value] of Object.entries(env))
    if (where.startsWith('VITE_') && /\bsb_secret_/.test(value))
      findings.push({
        where,
        what: 'This is a secret key, and every setting that begins with VITE_ is published: anyone could open every message.',
        todo: `${COPY_KEY} If a site was ever built with the secret key, delete that key in Supabase.`,
      });
  return findings;
}
