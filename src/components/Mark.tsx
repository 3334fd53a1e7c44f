/** The mark of Reach & Build: courses that step outward from the left edge as they rise. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path fill="currentColor" d="M2 2h16v6H2zM2 10h8v6H2zM12 10h12v6H12zM2 18h16v6H2zM2 26h8v6H2z" />
      <path className="fill-marigold" d="M20 2h10v6H20z" />
    </svg>
  );
}
