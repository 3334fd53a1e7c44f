/** The mark of Reach & Build: courses of brick, each a third of a brick further out than the one that carries it. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path fill="currentColor" d="M1 21h10v6H1zM13 21h10v6H13zM5 13h10v6H5zM17 13h10v6H17zM9 5h10v6H9z" />
      <path className="fill-marigold" d="M21 5h10v6H21z" />
    </svg>
  );
}
