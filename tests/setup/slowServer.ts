import { vi } from 'vitest';

/** A server that answers when the test says so. */
export function slowServer() {
  const answers: { accept: () => void; refuse: (error?: Error) => void }[] = [];
  const send = vi.fn(
    () =>
      new Promise<void>((accept, reject) => {
        answers.push({ accept, refuse: (error = new Error('The server answered 500.')) => reject(error) });
      }),
  );
  return { send, last: () => answers.at(-1) as (typeof answers)[number] };
}
