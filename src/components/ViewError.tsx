import { words } from '@content/words.ts';
import { hrefOf } from '../navigation/addresses.ts';
import { ViewHeading } from '../navigation/Navigation.tsx';
import type { View } from '../navigation/view.ts';

/** What is shown for a view that breaks or cannot be loaded. Its links open documents, which bring files of their own. */
export function ViewError({ view }: { view: View }) {
  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-content px-gutter pt-40 pb-24">
      <ViewHeading className="font-extrabold text-section">{words.viewError.title}</ViewHeading>
      <p className="mt-4 max-w-text text-lead">{words.viewError.text}</p>
      <p className="mt-8 flex flex-wrap gap-4">
        <a href={hrefOf(view)} className="button-primary">
          {words.tryAgain}
        </a>
        <a href={hrefOf('home')} className="button-quiet">
          {words.viewError.home}
        </a>
      </p>
    </main>
  );
}
