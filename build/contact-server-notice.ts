import type { Plugin } from 'vite';

/** Says after `npm run build`, in plain words, when the contact form of what was built has no server. */
export function contactServerNotice(): Plugin {
  // Vite resolves its configuration more than once for one build.
  let said = false;
  return {
    name: 'contact-server-notice',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    configResolved({ env, logger }) {
      if (said || (env.VITE_SUPABASE_URL && env.VITE_SUPABASE_ANON_KEY)) return;
      said = true;
      logger.warn(
        'The contact form of this build has no server: no message can be sent from it.\n' +
          'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY (see .env.example) and build again.',
      );
    },
  };
}
