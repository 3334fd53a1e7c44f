import { use } from 'react';
import { ViewContext } from '../navigation/Navigation.tsx';
import { views } from '../views.ts';
import { words } from '../words/words.ts';

/** Fallback while a view's chunk is loading. */
export function ViewLoading() {
  return (
    <main id="content" tabIndex={-1} className="page min-h-screen pt-[calc(var(--header)+var(--strip))]">
      <p role="status" className="content py-16 text-lead">
        {words.loading.opening + views[use(ViewContext)].name}
      </p>
    </main>
  );
}
