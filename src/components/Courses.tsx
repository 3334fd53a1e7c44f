/** Three courses of a wall, each reaching further than the one below: the foot of a title. */
export function Courses({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`grid gap-1 print:hidden ${className}`}>
      <div className="flex h-3 gap-1">
        <div className="w-5/12 bg-brick" />
        <div className="w-2/12 bg-marigold" />
      </div>
      <div className="flex h-3 gap-1">
        <div className="w-2/12 bg-brick-dark" />
        <div className="w-2/12 bg-brick" />
      </div>
      <div className="h-3 w-2/12 bg-brick" />
    </div>
  );
}
