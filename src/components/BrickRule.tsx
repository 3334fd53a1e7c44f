type BrickRuleProps = {
  /** Widths of the first two bricks, as classes. */
  bricks?: readonly [string, string];
  /** Uses the lighter bricks that have enough contrast on ink. */
  onInk?: boolean;
  /** Leaves the second brick out, for the page that was not found. */
  lacksOne?: boolean;
  className?: string;
};

/** The rule of bricks under a title. Its last brick overflows the window; the section around it clips that. */
export function BrickRule({
  bricks = ['w-1/4', 'w-1/3'],
  onInk = false,
  lacksOne = false,
  className = '',
}: BrickRuleProps) {
  const [first, second] = onInk ? ['bg-brick-on-ink', 'bg-brick-dark-on-ink'] : ['bg-brick', 'bg-brick-dark'];
  return (
    <div
      aria-hidden="true"
      className={`brick-rule flex h-3 gap-1 *:shrink-0 lg:h-4 print:hidden ${className}`}
    >
      <div className={`${bricks[0]} ${first}`} />
      <div className={`${bricks[1]} ${lacksOne ? 'invisible' : second}`} />
      <div className="w-screen bg-marigold" />
    </div>
  );
}
