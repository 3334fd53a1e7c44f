import { words } from '#words/words.ts';

export function PrintButton({ className = '' }: { className?: string }) {
  return (
    <button type="button" onClick={() => window.print()} className={`button-quiet ${className}`}>
      {words.print}
    </button>
  );
}
