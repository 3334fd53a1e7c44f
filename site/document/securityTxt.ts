import { type Fact, isSample, unwrap } from '../../content/fact.ts';

/** 360 days in ms: RFC 9116 recommends less than a year (section 2.5.5). */
const VALID_FOR_MS = 360 * 24 * 60 * 60 * 1000;

/**
 * `security.txt`: whom to tell of a vulnerability (https://www.rfc-editor.org/rfc/rfc9116).
 *
 * @returns undefined while the email address is a sample, and where the site is not at the root of its host
 */
export function securityTxt({ email, address }: { email: Fact; address: Fact }): string | undefined {
  const url = new URL('.well-known/security.txt', unwrap(address));
  if (isSample(email) || url.pathname !== '/.well-known/security.txt') return undefined;
  const lines = [
    `Contact: mailto:${unwrap(email)}`,
    `Expires: ${new Date(Date.now() + VALID_FOR_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${url.href}`,
  ];
  return `${lines.join('\n')}\n`;
}
