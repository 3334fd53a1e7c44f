import { words } from '@content/words.ts';
import { addresses } from '../navigation/addresses.ts';
import type { View } from '../navigation/view.ts';

/** Fallback while a view's chunk is loading. */
export function ViewLoading({ view }: { view: View }) {
  return (
    <main id="content" tabIndex={-1} className="page min-h-screen pt-[calc(var(--header)+var(--strip))]">
      <p role="status" className="mx-auto max-w-content px-gutter py-16 text-lead">
        {words.loading.opening + addresses[view].name}
      </p>
    </main>
  );
}
