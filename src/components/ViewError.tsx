import { words } from '@content/words.ts';
import { flushSync } from 'react-dom';
import { addresses } from '../navigation/addresses.ts';
import { useNavigation, ViewHeading, ViewLink } from '../navigation/Navigation.tsx';
import type { View } from '../navigation/view.ts';
import { PartFailure, type PartFailureProps } from './PartFailure.tsx';

type ViewErrorProps = Pick<PartFailureProps, 'part' | 'error'> & { view: View; reset: () => void };

export function ViewError({ view, part, error, reset }: ViewErrorProps) {
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
        view={view}
        failed={words.viewError.text}
        opening={words.loading.opening + addresses[view].name}
        onLoaded={show}
      />
      <ViewLink to="home" className="link mt-8 inline-flex min-h-target items-center font-semibold">
        {words.viewError.home}
      </ViewLink>
    </main>
  );
}
