import { words } from '#words/words.ts';

export function PrintButton() {
  return (
    <button type="button" onClick={() => window.print()} className="button-quiet">
      {words.print}
    </button>
  );
}
