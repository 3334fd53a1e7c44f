import { logoPaths } from './logoPaths.ts';

export function Logo({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path fill="currentColor" d={logoPaths.bricks} />
      <path className="fill-marigold" d={logoPaths.reaching} />
    </svg>
  );
}
