import { words } from '@content/interface.ts';
import type { ReactNode } from 'react';
import { type Loader, useLoader } from './loader.ts';

type LoadedProps<T> = {
  loader: Loader<T>;
  /** What is being opened, in the visitor's words. */
  title: string;
  /** A whole view has its title as `h1` while it is on its way. */
  heading: 'h1' | 'p';
  children: (part: T) => ReactNode;
};

/** Shows a part of the site that arrives later; until then its title, and when it cannot come, a way to try again. */
export function Loaded<T>({ loader, title, heading: Heading, children }: LoadedProps<T>) {
  const state = useLoader(loader);
  if (state.status === 'ready') return children(state.part);
  const failed = state.status === 'failed';
  const message = (
    <div className="mx-auto max-w-content px-gutter py-16">
      <Heading tabIndex={Heading === 'h1' ? -1 : undefined} className="font-extrabold text-section">
        {title}
      </Heading>
      <p role="status" className="mt-4 max-w-text text-lead">
        {failed ? words.loading.failed : words.loading.opening + title}
      </p>
      {failed && (
        <button type="button" onClick={loader.start} className="button-primary mt-6">
          {words.tryAgain}
        </button>
      )}
    </div>
  );
  return Heading === 'h1' ? (
    <main id="content" tabIndex={-1} className="page">
      {message}
    </main>
  ) : (
    message
  );
}
