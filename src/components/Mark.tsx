import { markPaths } from '../model/markPaths.ts';

/** The mark of Reach & Build: courses of brick, each a third of a brick further out than the one that carries it. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path fill="currentColor" d={markPaths.bricks} />
      <path className="fill-marigold" d={markPaths.reaching} />
    </svg>
  );
}
