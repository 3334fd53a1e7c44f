import { use } from 'react';
import { flushSync } from 'react-dom';
import { useNavigation, ViewContext, ViewHeading, ViewLink } from '../navigation/Navigation.tsx';
import { routes } from '../navigation/routes.ts';
import { words } from '../words.ts';
import { HelpInDanger } from './HelpInDanger.tsx';
import { PartFailure, type PartFailureProps } from './PartFailure.tsx';

type ViewErrorProps = Pick<PartFailureProps, 'part' | 'error'> & { reset: () => void };

export function ViewError({ part, error, reset }: ViewErrorProps) {
  const view = use(ViewContext);
  const { open } = useNavigation();
  function show() {
    flushSync(reset);
    open(view);
  }
  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-content px-gutter pt-40 pb-24">
      <ViewHeading className="mb-4 font-extrabold text-section">{words.viewError.title}</ViewHeading>
      <PartFailure
        part={part}
        error={error}
        failed={words.viewError.text}
        opening={words.loading.opening + routes[view].name}
        onLoaded={show}
      />
      {view === 'contact' && (
        <div className="mt-8 max-w-text">
          <HelpInDanger />
        </div>
      )}
      <ViewLink to="home" className="link mt-8 inline-flex min-h-target items-center font-semibold">
        {words.viewError.home}
      </ViewLink>
    </main>
  );
}
