type BrickRuleProps = {
  /** How long the first two bricks are, as classes. */
  bricks?: readonly [string, string];
  /** Whether it lies on ink, where bricks are lighter. */
  onInk?: boolean;
  /** Whether the second brick is missing. */
  lacksOne?: boolean;
  className?: string;
};

/** One course of the wall, on which a title stands; its last brick runs out of the window, where the section cuts it. */
export function BrickRule({
  bricks = ['w-1/4', 'w-1/3'],
  onInk = false,
  lacksOne = false,
  className = '',
}: BrickRuleProps) {
  const [first, second] = onInk ? ['bg-brick-on-ink', 'bg-brick-dark-on-ink'] : ['bg-brick', 'bg-brick-dark'];
  return (
    <div aria-hidden="true" className={`course flex h-3 gap-1 *:shrink-0 lg:h-4 print:hidden ${className}`}>
      <div className={`${bricks[0]} ${first}`} />
      <div className={`${bricks[1]} ${lacksOne ? '' : second}`} />
      <div className="w-screen bg-marigold" />
    </div>
  );
}
