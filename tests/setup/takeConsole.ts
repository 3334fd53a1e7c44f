import { vi } from 'vitest';

export const levels = ['error', 'warn', 'info', 'log', 'debug'] as const;

/** Returns what was written to the console since it was last taken, a list of arguments per call. */
export function takeConsole(level: (typeof levels)[number]): unknown[][] {
  const spy = vi.mocked(console[level]);
  const output = [...spy.mock.calls];
  spy.mockClear();
  return output;
}
