import { afterEach, beforeEach, expect, vi } from 'vitest';

const levels = ['error', 'warn', 'info', 'log', 'debug'] as const;

/** Fails a test that logs anything it does not take: `vi.mocked(console.error).mock.calls.splice(0)`. */
beforeEach(() => {
  for (const level of levels) vi.spyOn(console, level).mockImplementation(() => {});
});

afterEach(() => {
  // The next file's imports come before its first test, and see the same globals.
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  const unexpected = levels.flatMap((level) =>
    vi.mocked(console[level]).mock.calls.map((output) => [level, ...output]),
  );
  expect(unexpected, 'output on the console that the test does not expect').toEqual([]);
});
