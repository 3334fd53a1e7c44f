type CourseProps = {
  /** Widths of the first two bricks, as classes. */
  widths?: readonly [string, string];
  /** Uses the lighter bricks that have enough contrast on ink. */
  onInk?: boolean;
  /** Leaves the second brick out, for the page that was not found. */
  lacksOne?: boolean;
  className?: string;
};

/** A course of bricks, as the rule under a title. The last overflows the window; the section around it clips that. */
export function Course({
  widths = ['w-1/4', 'w-1/3'],
  onInk = false,
  lacksOne = false,
  className = '',
}: CourseProps) {
  const [first, second] = onInk ? ['bg-brick-on-ink', 'bg-brick-dark-on-ink'] : ['bg-brick', 'bg-brick-dark'];
  return (
    <div aria-hidden="true" className={`course flex h-3 gap-1 *:shrink-0 lg:h-4 print:hidden ${className}`}>
      <div className={`${widths[0]} ${first}`} />
      <div className={`${widths[1]} ${lacksOne ? 'invisible' : second}`} />
      <div className="w-screen bg-marigold" />
    </div>
  );
}
