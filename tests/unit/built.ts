import type { Prerender } from '../../site/document/builtFiles.ts';

const style = { css: '', sheets: [] };
const [chunks, styles] = [[], style].map((each) => new Proxy({}, { get: () => each }));

/** What the build adds to documents: nothing. */
export const built = {
  base: style,
  styles,
  script: '',
  policy: () => '',
  entry: '',
  sending: '',
  chunks,
} as unknown as Parameters<Prerender['renderFiles']>[0];
