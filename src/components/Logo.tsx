/** SVG paths of the logo, 32 x 32, for the page and the share cards. */
export const logoPaths = {
  bricks: 'M1 21h10v6H1zM13 21h10v6H13zM5 13h10v6H5zM17 13h10v6H17zM9 5h10v6H9z',
  /** Drawn in marigold. */
  reaching: 'M21 5h10v6H21z',
} as const;

export function Logo({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path fill="currentColor" d={logoPaths.bricks} />
      <path className="fill-marigold" d={logoPaths.reaching} />
    </svg>
  );
}
