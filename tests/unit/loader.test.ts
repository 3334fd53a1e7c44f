import { describe, expect, it, vi } from 'vitest';
import { createLoader, fetchAhead } from '../../src/components/loader.ts';

/** A part that arrives when the test says so. */
function slowPart() {
  const loads: { arrive: (part: string) => void; fail: () => void }[] = [];
  const load = vi.fn(
    () =>
      new Promise<string>((arrive, reject) => {
        loads.push({ arrive, fail: () => reject(new Error('Failed to fetch')) });
      }),
  );
  return { load, last: () => loads.at(-1) as (typeof loads)[number] };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a part of the site that arrives later', () => {
  it('is not asked for before it is needed', () => {
    const { load } = slowPart();
    expect(createLoader(load).state()).toEqual({ status: 'loading' });
    expect(load).not.toHaveBeenCalled();
  });

  it('is asked for once, however often it is needed, and is then ready', async () => {
    const { load, last } = slowPart();
    const loader = createLoader(load);
    loader.start();
    loader.start();
    last().arrive('part');
    await settled();
    expect(loader.state()).toEqual({ status: 'ready', part: 'part' });
    loader.start();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says that it has failed, and is asked for again at the next try', async () => {
    const { load, last } = slowPart();
    const loader = createLoader(load);
    const seen: string[] = [];
    const lookAway = loader.subscribe(() => seen.push(loader.state().status));
    loader.start();
    last().fail();
    await settled();
    loader.start();
    loader.start();
    last().arrive('part');
    await settled();
    expect(seen).toEqual(['failed', 'loading', 'ready']);
    expect(load).toHaveBeenCalledTimes(2);
    lookAway();
  });

  it('keeps the same state as long as nothing happens', async () => {
    const { load, last } = slowPart();
    const loader = createLoader(load);
    expect(loader.state()).toBe(loader.state());
    loader.start();
    last().arrive('part');
    await settled();
    expect(loader.state()).toBe(loader.state());
  });

  it('is fetched ahead with all others, when nothing else is to be done', async () => {
    const [one, other] = [slowPart(), slowPart()];
    const loaders = [createLoader(one.load), createLoader(other.load)];
    fetchAhead();
    one.last().arrive('one');
    other.last().arrive('other');
    await settled();
    expect(loaders.map((loader) => loader.state().status)).toEqual(['ready', 'ready']);
  });
});
