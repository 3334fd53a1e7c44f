import type { Plugin } from 'vite';

/** The settings that name the hosted Supabase project of the ministry. */
const settings = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'] as const;

/**
 * Decides where messages may go: a build for publication goes by the environment and the .env files, as Vite reads
 * them. Everything else, `npm start`, `npm run dev`, the tests and the benchmarks, sees none of these, and is left
 * with the embedded database: a rehearsal never reaches the ministry's inbox, whatever this machine is set up for.
 */
export function supabaseSettings(): Plugin {
  return {
    name: 'supabase-settings',
    config(_, { command, mode }) {
      if (command === 'build' && mode === 'production') return undefined;
      // Vitest hands its workers the whole environment, not only what Vite made of it.
      for (const name of settings) delete process.env[name];
      return { envDir: false };
    },
    generateBundle() {
      const { name, config } = this.environment;
      if (name !== 'client' || config.mode !== 'production') return;
      if (settings.every((setting) => config.env[setting])) return;
      config.logger.warn(
        'The contact form of this build has no server: no message can be sent from it.\n' +
          `Set ${settings.join(' and ')} (see .env.example) and build again.`,
      );
    },
  };
}
