import Printer from 'lucide-react/icons/printer';
import { words } from '#words/words.ts';

export function PrintButton({ className = '' }: { className?: string }) {
  return (
    <button type="button" onClick={() => window.print()} className={`button-quiet ${className}`}>
      <Printer aria-hidden="true" className="size-5" />
      {words.print}
    </button>
  );
}
