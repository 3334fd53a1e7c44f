import { markPaths } from '../model/markPaths.ts';

export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path fill="currentColor" d={markPaths.bricks} />
      <path className="fill-marigold" d={markPaths.reaching} />
    </svg>
  );
}
