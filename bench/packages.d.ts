/* As much as is used of the packages that come with the first `npm run bench`. */

declare module 'lighthouse' {
  type Result = {
    runtimeError?: object;
    audits: Record<string, { numericValue?: number }>;
    categories: Record<string, { score: number | null }>;
  };
  export default function lighthouse(address: string, flags: object): Promise<{ lhr: Result } | undefined>;
}

declare module 'sirv' {
  import type { RequestListener, ServerResponse } from 'node:http';

  type Options = { brotli: boolean; setHeaders: (response: ServerResponse, path: string) => void };
  export default function sirv(folder: string, options: Options): RequestListener;
}
