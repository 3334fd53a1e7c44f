import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig, type UserConfig } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import site from '../../vite.config.ts';

/** A hosted project is named in every file that can name one, and in the environment. */
const folder = mkdtempSync(join(tmpdir(), 'settings-'));
const named =
  'VITE_SUPABASE_URL=https://production-by-file.example\nVITE_SUPABASE_ANON_KEY=sb_publishable_file\n';
for (const mode of ['', '.development', '.embedded', '.production', '.test'])
  for (const file of [`.env${mode}`, `.env${mode}.local`]) writeFileSync(join(folder, file), named);
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns what the pages get to see of the settings, when this command is given. */
async function seen(config: UserConfig, command: 'build' | 'serve', mode: string): Promise<string> {
  const { env } = await resolveConfig({ ...config, configFile: false, envDir: folder }, command, mode);
  return JSON.stringify({ ...env, ...process.env });
}

test('nothing but a build for publication speaks to the hosted project, whatever the settings', async () => {
  for (const mode of ['production', 'embedded', 'development', 'test']) {
    const command = /production|embedded/.test(mode) ? 'build' : 'serve';
    const isForPublication = mode === 'production';
    vi.stubEnv('VITE_SUPABASE_URL', 'https://production-by-export.example');
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_export');
    const config = await site({ command, mode });
    const settings = await seen(config, command, mode);
    expect(settings.includes('https://production-by-export.example'), mode).toBe(isForPublication);
    expect(/production-by|sb_publishable_(file|export)/.test(settings), mode).toBe(isForPublication);
    vi.unstubAllEnvs();
    const fromFiles = await seen(config, command, mode);
    expect(fromFiles.includes('https://production-by-file.example'), mode).toBe(isForPublication);
  }
});
