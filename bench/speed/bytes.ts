import type { CDPSession } from '@playwright/test';

/** Bytes over the wire, headers included, by kind. */
export type Bytes = Record<
  'html' | 'css' | 'font' | 'image' | 'script' | 'later' | 'other' | 'total',
  number
>;

const kinds: Record<string, keyof Bytes> = {
  Document: 'html',
  Stylesheet: 'css',
  Font: 'font',
  Image: 'image',
  Script: 'script',
};

/** Counts what a page receives. Scripts after the first are those that the site fetches ahead: `later`. */
export function countBytes(session: CDPSession): Bytes {
  const bytes: Bytes = { html: 0, css: 0, font: 0, image: 0, script: 0, later: 0, other: 0, total: 0 };
  const kindOf = new Map<string, keyof Bytes>();
  let scripts = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    const kind = kinds[type ?? ''] ?? 'other';
    kindOf.set(requestId, kind === 'script' && scripts++ > 0 ? 'later' : kind);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? 'other';
    bytes[kind] += encodedDataLength;
    if (kind !== 'later') bytes.total += encodedDataLength;
  });
  return bytes;
}
