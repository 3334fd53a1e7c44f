/** How long each brick of a course is, as classes; the last one is marigold. */
type BrickRuleProps = { bricks: readonly string[]; className?: string };

const tones = ['bg-brick', 'bg-brick-dark'] as const;

/** One course of the wall, on which a title stands. */
export function BrickRule({ bricks, className = '' }: BrickRuleProps) {
  return (
    <div aria-hidden="true" className={`flex h-3 gap-1 overflow-hidden print:hidden ${className}`}>
      {bricks.map((length, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: bricks never change place
          key={index}
          className={`${length} ${index === bricks.length - 1 ? 'bg-marigold' : tones[index % 2]}`}
        />
      ))}
    </div>
  );
}
