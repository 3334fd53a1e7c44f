import { type Fact, isSample, unwrap } from '../model/fact.ts';

/** Less than a year, as RFC 9116 asks (section 2.5.5), in ms. */
const VALID_FOR = 360 * 24 * 60 * 60 * 1000;

/**
 * Tells those who find a weakness whom to write to, for 360 days from this build (https://www.rfc-editor.org/rfc/rfc9116).
 *
 * @returns undefined while nobody can be written to, and where the site is not the whole of its host
 */
export function securityTxt({ email, address }: { email: Fact; address: Fact }): string | undefined {
  const url = new URL('.well-known/security.txt', unwrap(address));
  if (isSample(email) || url.pathname !== '/.well-known/security.txt') return undefined;
  const lines = [
    `Contact: mailto:${unwrap(email)}`,
    `Expires: ${new Date(Date.now() + VALID_FOR).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${url.href}`,
  ];
  return `${lines.join('\n')}\n`;
}
