/**
 * Makes an import that can be tried again. Browsers older than 2026 keep that a module could not be fetched and never
 * ask for its address again (https://github.com/whatwg/html/issues/6768), so every further try asks for another
 * address of the same file.
 *
 * @param load `() => import('./Part.tsx')` and no more: its source says where the build has put the file
 */
export function retryableImport<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let failures = 0;
  return async () => {
    const file = failures > 0 && /\bimport\(["'`]([^"'`]+)["'`]\)/.exec(String(load))?.[1];
    try {
      return await (file ? import(/* @vite-ignore */ `${file}?again=${failures}`) : load());
    } catch (error) {
      failures += 1;
      throw error;
    }
  };
}
