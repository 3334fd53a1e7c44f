/* As much as is used of the packages that come with the first `npm run test:real`. */

declare module '@netlify/headers-parser' {
  type Rule = { for: string; values: Record<string, string> };
  export function parseAllHeaders(sources: {
    headersFiles: string[];
    minimal: boolean;
  }): Promise<{ headers: Rule[]; errors: Error[] }>;
}

declare module '@electric-sql/pglite-socket' {
  export class PGLiteSocketServer {
    constructor(options: { db: unknown; port: number; host: string });
    start(): Promise<void>;
    stop(): Promise<void>;
    getServerConn(): string;
  }
}
