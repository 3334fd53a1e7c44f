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
  // A public Wi-Fi may answer with an empty file.
  if (!sendContactSubmission) throw new Error('The file is empty.');
  return sendContactSubmission;
}

/**
 * What sends is larger than all the rest of the view, which is there offline: a chunk that imports the entry and nothing
 * else. Until the page is closed, browsers keep an import that is pending, and Firefox before 155 one that failed
 * (https://bugzilla.mozilla.org/show_bug.cgi?id=2055211), so each try has an address of its own.
 */
export function fetchSending() {
  request ??= load().catch((error) => {
    request = undefined;
    failures += 1;
    throw error;
  });
  return request;
}
