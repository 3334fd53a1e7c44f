import { afterEach, beforeEach, expect, vi } from 'vitest';
import { levels, takeConsole } from './takeConsole.ts';

/** Fails a test that logs anything it does not take (takeConsole.ts). */
beforeEach(() => {
  for (const level of levels) vi.spyOn(console, level).mockImplementation(() => {});
});

afterEach(() => {
  const unexpected = levels.flatMap((level) => takeConsole(level).map((output) => [level, ...output]));
  expect(unexpected, 'output on the console that the test does not expect').toEqual([]);
});
