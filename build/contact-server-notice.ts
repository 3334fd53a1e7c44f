import type { Plugin } from 'vite';

/** Says after `npm run build`, in plain words, when the contact form of what was built has no server. */
export function contactServerNotice(): Plugin {
  return {
    name: 'contact-server-notice',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    generateBundle() {
      const { name, config } = this.environment;
      if (name !== 'client' || (config.env.VITE_SUPABASE_URL && config.env.VITE_SUPABASE_ANON_KEY)) return;
      config.logger.warn(
        'The contact form of this build has no server: no message can be sent from it.\n' +
          'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY (see .env.example) and build again.',
      );
    },
  };
}
