import { withTimeout } from '../loading/withTimeout.ts';

let request: ReturnType<typeof load> | undefined;
let failures = 0;

async function load() {
  const { sending } = document.querySelector<HTMLElement>('[data-sending]')?.dataset ?? {};
  const { sendContactSubmission }: typeof import('./sendContactSubmission.ts') = await withTimeout(() =>
    failures > 0 && sending
      ? import(/* @vite-ignore */ `${sending}?${failures}`)
      : import('./sendContactSubmission.ts'),
  );
  // Captive portals may answer with an empty file.
  if (!sendContactSubmission) throw new Error('The file is empty.');
  return sendContactSubmission;
}

/**
 * Larger than the rest of the view together: a chunk that imports only the entry. Browsers keep a pending import until
 * the page is closed, and Firefox before 155 a failed one (https://bugzilla.mozilla.org/show_bug.cgi?id=2055211), so each
 * retry has a URL of its own.
 */
export function fetchSending() {
  request ??= load().catch((error) => {
    request = undefined;
    failures += 1;
    throw error;
  });
  return request;
}
