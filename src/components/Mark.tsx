/** The mark of Reach & Build: courses that step outward from the left edge as they rise. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path fill="currentColor" d="M2 3h18v6H2zM2 13h12v6H2zM2 23h7v6H2zM16 13h8v6h-8z" />
      <path className="fill-marigold" d="M22 3h8v6h-8z" />
    </svg>
  );
}
