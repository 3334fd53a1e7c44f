import { use } from 'react';
import { words } from '#words/words.ts';
import { views } from '../../content/views.ts';
import { ViewContext, ViewLink } from '../navigation/Navigation.tsx';
import { ViewRendered } from '../navigation/navigator.ts';
import { hrefOf } from '../navigation/routes.ts';
import { UrgentHelp } from './ContactLinks.tsx';

/** Replaces a view that failed to load, or broke. A link with a `target` loads its document, which is the retry. */
export function ViewError() {
  const view = use(ViewContext);
  return (
    <main id="content" tabIndex={-1} className="content pt-40 pb-24">
      <h1 tabIndex={-1} className="mb-4 font-extrabold text-section">
        {words.viewError.title}
      </h1>
      <p role="alert" className="max-w-text">
        {words.viewError.text}
      </p>
      <a href={hrefOf(view)} target="_self" className="button-primary mt-8">
        {words.tryAgain}
      </a>
      {view === 'contact' && (
        <div className="mt-8 max-w-text">
          <UrgentHelp />
        </div>
      )}
      <p>
        <ViewLink to="home" className="link mt-8 inline-flex min-h-target items-center font-semibold">
          {words.viewError.home}
        </ViewLink>
      </p>
      <ViewRendered key={view} />
    </main>
  );
}

export function ViewLoading() {
  return (
    <main id="content" tabIndex={-1} className="page min-h-screen pt-[calc(var(--header)+var(--strip))]">
      <p role="status" className="content py-16 text-lead">
        {words.loading.opening + views[use(ViewContext)].name}
      </p>
    </main>
  );
}
