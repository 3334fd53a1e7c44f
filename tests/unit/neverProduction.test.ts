import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { resolveConfig } from 'vite';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

/** A hosted project is named in every file that can name one, and in the environment. */
const folder = mkdtempSync(join(tmpdir(), 'settings-'));
for (const mode of ['', '.development', '.embedded', '.production', '.test'])
  for (const file of [`.env${mode}`, `.env${mode}.local`])
    writeFileSync(
      join(folder, file),
      'VITE_SUPABASE_URL=https://production-by-file.example\nVITE_SUPABASE_ANON_KEY=sb_publishable_file\n',
    );
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://production-by-export.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_export');
});

/** What the pages get to see of the settings, when this command is given. */
async function seen(configFile: string, command: 'build' | 'serve', mode: string): Promise<string> {
  const config = await resolveConfig({ configFile: resolve(configFile), envDir: folder }, command, mode);
  return JSON.stringify({ ...config.env, ...process.env });
}

test.each([
  ['what npm start builds', 'vite.config.ts', 'build', 'embedded'],
  ['npm run dev', 'vite.config.ts', 'serve', 'development'],
  ['the tests', 'vitest.config.ts', 'serve', 'test'],
] as const)('no setting makes %s speak to the hosted project', async (_, configFile, command, mode) => {
  expect(await seen(configFile, command, mode)).not.toMatch(/production-by|sb_publishable_(file|export)/);
});

test('a build for publication goes by the settings', async () => {
  expect(await seen('vite.config.ts', 'build', 'production')).toContain(
    'https://production-by-export.example',
  );
  vi.unstubAllEnvs();
  expect(await seen('vite.config.ts', 'build', 'production')).toContain('https://production-by-file.example');
});
