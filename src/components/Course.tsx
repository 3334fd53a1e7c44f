type CourseProps = {
  /** Makes bricks as wide as the page's columns: five of twelve, and three. */
  inColumns?: boolean;
  onInk?: boolean;
  /** Leaves the second brick out, for the page that was not found. */
  lacksOne?: boolean;
  className?: string;
};

/** A course of bricks, as the rule under a title. The last overflows the window; the section around it clips that. */
export function Course({ onInk = false, lacksOne = false, inColumns = onInk, className = '' }: CourseProps) {
  const [first, second] = onInk ? ['bg-brick-on-ink', 'bg-brick-dark-on-ink'] : ['bg-brick', 'bg-brick-dark'];
  return (
    <div
      aria-hidden="true"
      className={`course course-rule flex h-3 gap-1 *:shrink-0 lg:h-4 print:hidden ${className}`}
    >
      <div className={`${inColumns ? 'w-[calc((100%+8px)*5/12-4px)]' : 'w-1/4'} ${first}`} />
      <div
        className={`${inColumns ? 'w-[calc((100%+8px)/4-4px)]' : 'w-1/3'} ${lacksOne ? 'invisible' : second}`}
      />
      <div className="w-screen bg-marigold" />
    </div>
  );
}
