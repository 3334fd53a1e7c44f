import { Printer } from 'lucide';
import { words } from '../words.ts';
import { Icon } from './Icon.tsx';

export function PrintButton({ className = '' }: { className?: string }) {
  return (
    <button type="button" onClick={() => window.print()} className={`button-quiet ${className}`}>
      <Icon of={Printer} className="size-5" />
      {words.print}
    </button>
  );
}
