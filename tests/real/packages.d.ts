/** What comes with the first `npm run test:real`. */
declare module '@netlify/headers-parser' {
  type Rule = { for: string; values: Record<string, string> };
  export function parseAllHeaders(sources: object): Promise<{ headers: Rule[]; errors: Error[] }>;
}
declare module '@netlify/redirect-parser';
declare module '@sparticuz/chromium';
declare module 'puppeteer-core';
