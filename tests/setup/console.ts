import { afterEach, beforeEach, expect, vi } from 'vitest';
import { levels, takeConsole } from './takeConsole.ts';

/** Whatever is written to the console and not taken by the test (takeConsole.ts) fails it. */
beforeEach(() => {
  for (const level of levels) vi.spyOn(console, level).mockImplementation(() => {});
});

afterEach(() => {
  const unexpected = levels.flatMap((level) => takeConsole(level).map((output) => [level, ...output]));
  expect(unexpected, 'output on the console that the test does not expect').toEqual([]);
});
