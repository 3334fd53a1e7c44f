import type { Plugin } from 'vite';

const settings = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'] as const;

/**
 * Only a production build sees the settings of the hosted Supabase project, from the environment or .env files. `npm start`,
 * development, tests and benchmarks are left with the embedded database: no rehearsal reaches the ministry's inbox.
 */
export function supabaseSettings(): Plugin {
  return {
    name: 'supabase-settings',
    config(_, { command, mode }) {
      if (command === 'build' && mode === 'production') return undefined;
      // `envDir: false` is not enough: Vitest hands its workers the whole `process.env`.
      for (const name of settings) delete process.env[name];
      return { envDir: false };
    },
  };
}
