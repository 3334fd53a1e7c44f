import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { findExecutable } from '../../../scripts/executable.ts';

export interface Display {
  /** What programs need in their environment to draw on it. */
  environment: { DISPLAY?: string };
  close(): void;
}

/** Whether programs with windows can run here. */
export function canOpenDisplay(): boolean {
  return hasDisplay() || findExecutable('Xvfb') !== undefined;
}

function hasDisplay(): boolean {
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** The machine's display or, where it has none, one in memory. */
export async function openDisplay(): Promise<Display> {
  if (hasDisplay()) return { environment: {}, close: () => undefined };

  // It chooses a number that is free and writes it to the fourth of its files once it can be used.
  const server = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const close = () => void server.kill();
  process.once('exit', close);
  server.once('exit', () => process.off('exit', close));
  const failed = once(server, 'exit').then(([code]) => {
    throw new Error(`Xvfb ended with code ${code}.`);
  });
  const [number] = await Promise.race([once(server.stdio[3] as Readable, 'data'), failed]);
  failed.catch(() => undefined);
  return { environment: { DISPLAY: `:${String(number).trim()}` }, close };
}
