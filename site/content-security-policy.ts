import { hash } from 'node:crypto';

const hashOf = (inlined: string) => `'sha256-${hash('sha256', inlined, 'base64')}'`;

/** @param server URL of the hosted Supabase project, when the build has one */
export function contentSecurityPolicy(inlined: { script: string; style: string }, server?: string) {
  const connect = server ? ` ${new URL(server).origin}` : '';
  return [
    `default-src 'none'`,
    `script-src 'self' ${hashOf(inlined.script)}`,
    `style-src 'self' ${hashOf(inlined.style)}`,
    `img-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'${connect}`,
    `frame-src https://www.youtube-nocookie.com`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types service-worker`,
  ].join('; ');
}
