const sheets: Record<string, Promise<unknown>> = {};

/** Resolves once a stylesheet applies: at once if the document has it in itself. */
function styled(href: string): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"], meta[content="${href}"]`))
    return sheets[href] ?? Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  sheets[href] = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // The next call tries again.
      link.remove();
      reject(Error(`No style: ${href}`));
    };
  });
  document.head.append(link);
  return sheets[href];
}

/** Imports a chunk together with its styles: Vite's own helper fetches them one after the other, and only once. */
export const withStyle = <Part>(load: () => Promise<Part>, styles: readonly string[] = []): Promise<Part> =>
  Promise.all([load(), ...styles.map(styled)]).then(([part]) => part);
