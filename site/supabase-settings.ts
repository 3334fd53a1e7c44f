import type { Plugin } from 'vite';

const settings = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'] as const;

/** Hides the hosted project from all but production builds: tests and benchmarks never reach the ministry's inbox. */
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
