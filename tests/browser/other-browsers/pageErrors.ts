/** Both run in the page, where no driver tells what its console says. */
type CollectingWindow = Window & { collectedErrors?: string[] };

/** From now on the page keeps what goes wrong in it. */
export function collectErrors(): void {
  const collected: string[] = [];
  (window as CollectingWindow).collectedErrors = collected;
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...said) => void collected.push(said.join(' '));
  }
  addEventListener('error', (event) => collected.push(event.message));
  addEventListener('unhandledrejection', (event) => collected.push(String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    collected.push(`${event.violatedDirective}: ${event.blockedURI}`),
  );
}

/** What it has kept since it was last asked. */
export function takeErrors(): string[] {
  return (window as CollectingWindow).collectedErrors?.splice(0) ?? [];
}
