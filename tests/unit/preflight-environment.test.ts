import { expect, test } from 'vitest';
import { environmentFindings, projectOf } from '../../scripts/preflight/environment.ts';
import { keysIn, kindOfKey } from '../../scripts/preflight/keys.ts';

const url = 'https://abcdefghijklmnopqrst.supabase.co';
const publishable = `sb_publishable_${'a1'.repeat(16)}`;
const secret = `sb_secret_${'b2'.repeat(16)}`;

/** A key of the old form; its signature does not matter here. */
function token(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.signature`;
}
const anon = token({ iss: 'supabase', ref: 'abcdefghijklmnopqrst', role: 'anon' });
const serviceRole = token({ iss: 'supabase', ref: 'abcdefghijklmnopqrst', role: 'service_role' });

const env = (more: Record<string, string> = {}) => ({
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_ANON_KEY: publishable,
  ...more,
});
const names = (values: Record<string, string>) => environmentFindings(values).map(({ where }) => where);

test.each([publishable, anon])('accepts a project with a key that everybody may see: %s', (key) => {
  const values = env({ VITE_SUPABASE_ANON_KEY: key, VITE_TITLE: 'Reach & Build' });
  expect(environmentFindings(values)).toEqual([]);
  expect(projectOf(values)).toEqual({ url, key });
});

test('asks for both settings when there are none', () => {
  expect(names({})).toEqual(['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY']);
  expect(names({ VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' })).toHaveLength(2);
  expect(projectOf({})).toBeUndefined();
});

test.each([
  'abcdefghijklmnopqrst.supabase.co',
  'http://abcdefghijklmnopqrst.supabase.co',
  'http://localhost:54321',
  'http://127.0.0.1:54321',
  'https://supabase.com/dashboard/project/abcdefghijklmnopqrst',
  'https://abcdefghijklmnopqrst.supabase.co/rest/v1/',
])('refuses an address that is not the project: %s', (wrong) => {
  expect(names(env({ VITE_SUPABASE_URL: wrong }))).toEqual(['VITE_SUPABASE_URL']);
});

test.each([secret, serviceRole, token({ role: 'authenticated' })])(
  'refuses a secret key where everybody could read it: %s',
  (key) => {
    const [finding] = environmentFindings(env({ VITE_SUPABASE_ANON_KEY: key }));
    expect(finding?.where).toBe('VITE_SUPABASE_ANON_KEY');
    expect(finding?.what).toContain('secret key');
    // The list may be shown to others.
    expect(JSON.stringify(finding)).not.toContain(key);
  },
);

test('finds a secret key in any setting that is published', () => {
  expect(names(env({ VITE_ADMIN: `key=${secret}` }))).toEqual(['VITE_ADMIN']);
  expect(names(env({ SUPABASE_SECRET_KEY: secret }))).toEqual([]);
});

test('refuses a key of another project, and what is no key at all', () => {
  const other = token({ ref: 'zzzzzzzzzzzzzzzzzzzz', role: 'anon' });
  expect(names(env({ VITE_SUPABASE_ANON_KEY: other }))).toEqual(['VITE_SUPABASE_ANON_KEY']);
  expect(names(env({ VITE_SUPABASE_ANON_KEY: 'password123' }))).toEqual(['VITE_SUPABASE_ANON_KEY']);
});

test('tells keys from other words', () => {
  expect([publishable, anon].map(kindOfKey)).toEqual(['public', 'public']);
  expect([secret, serviceRole].map(kindOfKey)).toEqual(['secret', 'secret']);
  expect(['', 'eyJ.a.b', 'a.bnVsbA.c', 'sb_publishable_...'].map(kindOfKey)).toEqual(
    Array(4).fill('not a key'),
  );
  expect(keysIn(`const a="${publishable}",b='${serviceRole}';"sb_secret_"`)).toEqual([
    publishable,
    serviceRole,
  ]);
});
