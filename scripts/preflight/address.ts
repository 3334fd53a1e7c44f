import { type Fact, isSample, unwrap } from '../../src/content/fact.ts';
import type { Finding } from './finding.ts';

/** Whether the site's address is one that links to it can be shared with. A sample is counted elsewhere. */
export function addressFindings(fact: Fact): Finding[] {
  if (isSample(fact)) return [];
  const where = 'src/content/site.ts';
  const todo = 'Write where the site is published, from https:// to the slash at the end.';
  const address = unwrap(fact);
  const finding = (what: string) => [{ where, what: `The site's address ${what}: ${address}`, todo }];
  if (!URL.canParse(address)) return finding('is no address');
  const { protocol, hostname, pathname, search, hash } = new URL(address);
  if (protocol !== 'https:') return finding('does not begin with https://');
  if (/(^|\.)example\.(org|com|net)$|^localhost$|^[\d.]+$/.test(hostname)) return finding('is nowhere');
  if (!pathname.endsWith('/') || search || hash) return finding('does not end with a slash');
  return [];
}

const WIDTH = 1200;
const HEIGHT = 630;
/** Some messengers pass over a larger picture. */
const MOST_BYTES = 300_000;

/** Whether the picture beside a shared link is one that messengers show. */
export function shareImageFindings(image: Uint8Array | undefined): Finding[] {
  const where = 'public/share.png';
  const todo = `Save a PNG of ${WIDTH} x ${HEIGHT} pixels under 300 kB there, and build again.`;
  if (!image) return [{ where, what: 'The picture that is shown beside a shared link is missing.', todo }];

  const size = pngSize(image);
  if (!size) return [{ where, what: 'The picture beside a shared link is no PNG.', todo }];
  const findings: Finding[] = [];
  if (size.width !== WIDTH || size.height !== HEIGHT) {
    findings.push({
      where,
      what: `The picture beside a shared link is ${size.width} x ${size.height}.`,
      todo,
    });
  }
  if (image.byteLength >= MOST_BYTES) {
    const kilobytes = Math.ceil(image.byteLength / 1000);
    findings.push({ where, what: `The picture beside a shared link has ${kilobytes} kB.`, todo });
  }
  return findings;
}

/** Width and height of a PNG in pixels; undefined when it is none. Its first chunk, IHDR, holds both. */
function pngSize(image: Uint8Array): { width: number; height: number } | undefined {
  const bytes = Buffer.from(image.buffer, image.byteOffset, image.byteLength);
  if (bytes.length < 24 || bytes.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
