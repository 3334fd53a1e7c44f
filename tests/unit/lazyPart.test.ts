import { afterEach, expect, it, vi } from 'vitest';
import { lazyExport, NotLoaded } from '../../src/loading/lazyPart.ts';
import { TIMEOUT_MS } from '../../src/loading/withTimeout.ts';

afterEach(() => void vi.useRealTimers());

it('a part that never answers is a failure after 20 seconds', async () => {
  vi.useFakeTimers();
  const failing = expect(
    lazyExport(() => new Promise<{ Part: 1 }>(() => {}), 'Part').fetch(),
  ).rejects.toThrow(NotLoaded);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  await failing;
  expect(TIMEOUT_MS).toBe(20_000);
});
