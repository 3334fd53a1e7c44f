const sheets: Record<string, Promise<unknown>> = {};

/** Resolves once a stylesheet applies: at once if the document has it in itself. */
function styled(file: string): Promise<unknown> {
  const href = import.meta.env.BASE_URL + file;
  if (document.querySelector(`link[href="${href}"]`)) return sheets[file] ?? Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  sheets[file] = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // The next call tries again.
      link.remove();
      reject(Error(`No style: ${href}`));
    };
  });
  document.head.append(link);
  return sheets[file];
}

/** Imports a chunk together with its styles: Vite's own helper fetches them one after the other, and only once. */
export const withStyle = <Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> =>
  Promise.all([load(), ...files.map(styled)]).then(([part]) => part);
