/** What comes with the first `npm run test:real`. */
declare module '@netlify/headers-parser' {
  type Rule = { for: string; values: Record<string, string> };
  export function parseAllHeaders(sources: object): Promise<{ headers: Rule[]; errors: Error[] }>;
}
declare module '@netlify/redirect-parser' {
  export function parseAllRedirects(sources: object): Promise<{ redirects: object[]; errors: Error[] }>;
}
declare module '@sparticuz/chromium' {
  const chromium: { executablePath(): Promise<string> };
  export default chromium;
}
declare module 'puppeteer-core' {
  interface Page {
    on(event: 'console', heard: (message: { text(): string }) => void): void;
    on(event: 'pageerror', heard: (error: Error) => void): void;
    setViewport(size: { width: number; height: number }): Promise<void>;
    goto(address: string): Promise<unknown>;
    goBack(): Promise<unknown>;
    evaluate(script: string): Promise<unknown>;
    waitForFunction(script: string): Promise<unknown>;
    waitForSelector(selector: string): Promise<unknown>;
    type(selector: string, text: string): Promise<void>;
  }
  interface Browser {
    newPage(): Promise<Page>;
    process(): import('node:child_process').ChildProcess | null;
  }
  export function launch(options: { executablePath: string; args: string[] }): Promise<Browser>;
}
