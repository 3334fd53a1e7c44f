import { type Fact, isSample, unwrap } from '../../src/model/fact.ts';
import type { Finding } from './finding.ts';

/** Whether the site's address is one that links to it can be shared with. A sample is counted elsewhere. */
export function addressFindings(fact: Fact): Finding[] {
  if (isSample(fact)) return [];
  const where = 'src/content/site.ts';
  const todo = 'Write where the site is published, from https:// to the slash at the end.';
  const address = unwrap(fact);
  const finding = (what: string) => [
    { where, what: `The site's address ${what}: ${address}`, todo, at: address },
  ];
  const { protocol, hostname, pathname, search, hash } = new URL(address);
  if (protocol !== 'https:') return finding('does not begin with https://');
  if (/(^|\.)example\.(org|com|net)$|^localhost$|^[\d.]+$/.test(hostname)) return finding('is nowhere');
  if (!pathname.endsWith('/') || search || hash) return finding('does not end with a slash');
  return [];
}
