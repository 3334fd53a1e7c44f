import type { Project } from '../messages/rest.ts';
import type { Finding } from './finding.ts';
import { keysIn, kindOfKey, projectOfKey } from './keys.ts';

const URL_VARIABLE = 'VITE_SUPABASE_URL';
const KEY_VARIABLE = 'VITE_SUPABASE_ANON_KEY';
const KEY_PLACE =
  "Copy the project's publishable key (in Supabase: Project Settings, API Keys) into .env.production.local and your host's settings.";

/** The project that the environment names, or undefined while it names none that can be used. */
export function projectOf(env: Record<string, string>): Project | undefined {
  if (environmentFindings(env).length > 0) return undefined;
  return { url: env[URL_VARIABLE] as string, key: env[KEY_VARIABLE] as string };
}

/** What is wrong with the settings that a build reads: the environment, or .env files, as Vite merges them. */
export function environmentFindings(env: Record<string, string>): Finding[] {
  const url = env[URL_VARIABLE] ?? '';
  const key = env[KEY_VARIABLE] ?? '';
  return [...urlFindings(url), ...keyFindings(key, url), ...secretFindings(env)];
}

function urlFindings(url: string): Finding[] {
  const where = URL_VARIABLE;
  const todo =
    "Copy the project's URL (in Supabase: Connect; https://….supabase.co) into .env.production.local and your host's settings.";
  if (!url) return [{ where, what: 'The contact form has no server: no project is named.', todo }];
  if (!URL.canParse(url)) return [{ where, what: `"${url}" is no address.`, todo }];

  const { protocol, hostname, pathname } = new URL(url);
  if (/^(localhost|127\.|\[::1\])/.test(hostname)) {
    return [{ where, what: `${url} is this computer, which no visitor can reach.`, todo }];
  }
  if (protocol !== 'https:') return [{ where, what: `${url} does not begin with https://.`, todo }];
  if (pathname !== '/' || /(^|\.)supabase\.com$/.test(hostname)) {
    return [{ where, what: `${url} is a page or a path, not the project itself.`, todo }];
  }
  return [];
}

function keyFindings(key: string, url: string): Finding[] {
  const where = KEY_VARIABLE;
  if (!key) return [{ where, what: 'The contact form has no key for its server.', todo: KEY_PLACE }];
  const kind = kindOfKey(key);
  if (kind === 'secret') return []; // said below, for every variable alike
  if (kind === 'not a key')
    return [{ where, what: 'This is no key of a Supabase project.', todo: KEY_PLACE }];

  const project = projectOfKey(key);
  if (project && URL.canParse(url) && !new URL(url).hostname.startsWith(`${project}.`)) {
    return [{ where, what: `The key belongs to another project (${project}).`, todo: KEY_PLACE }];
  }
  return [];
}

function secretFindings(env: Record<string, string>): Finding[] {
  return Object.entries(env)
    .filter(
      ([name, value]) => name.startsWith('VITE_') && keysIn(value).some((key) => kindOfKey(key) === 'secret'),
    )
    .map(([name]) => ({
      where: name,
      what: 'This is a secret key, and whatever begins with VITE_ is published: it would open every message to anyone.',
      todo: `${KEY_PLACE} If a site was ever built with the secret one, delete it in Supabase.`,
    }));
}
