/** A session of the W3C's WebDriver protocol (https://www.w3.org/TR/webdriver2/#endpoints). */
export interface Session {
  capabilities: { browserVersion: string };
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, parameters?: object): Promise<Answer>;
  close(): Promise<void>;
}

/** The driver's answer to a command that it could not carry out. */
export class WebDriverError extends Error {}

/** The key under which the protocol passes an element's reference. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type ElementReference = { readonly [ELEMENT]: string };

export function pathOf(element: ElementReference): string {
  return `/element/${element[ELEMENT]}`;
}

/** @param server address of the driver */
export async function openSession(server: string): Promise<Session> {
  const capabilities = { alwaysMatch: {} };
  const opened = await command<{ sessionId: string; capabilities: Session['capabilities'] }>(
    'POST',
    `${server}/session`,
    { capabilities },
  );
  const session = `${server}/session/${opened.sessionId}`;
  return {
    capabilities: opened.capabilities,
    get: (path) => command('GET', session + path),
    post: (path, parameters = {}) => command('POST', session + path, parameters),
    close: () => command('DELETE', session),
  };
}

/** @throws WebDriverError */
async function command<Answer>(method: string, address: string, parameters?: object): Promise<Answer> {
  const response = await fetch(address, {
    method,
    body: parameters && JSON.stringify(parameters),
    signal: AbortSignal.timeout(30_000),
  });
  const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
  if (!response.ok) throw new WebDriverError(`${value.error}: ${value.message}`);
  return value;
}
