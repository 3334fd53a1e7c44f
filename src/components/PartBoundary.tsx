import { type ReactNode, Suspense } from 'react';
import { words } from '../words.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PartFailure, type PartFailureProps } from './PartFailure.tsx';

type PartBoundaryProps = Pick<PartFailureProps, 'part' | 'opening'> & {
  /** Another one means another content: an error of the last one goes. */
  resetKey?: string;
  onLoaded?: () => void;
  children: ReactNode;
};

/** Around a lazy part of a view: says that it is opening, and offers to try again in its place. */
export function PartBoundary({ resetKey = '', onLoaded, children, ...failure }: PartBoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallback={(error, reset) => (
        <PartFailure
          {...failure}
          error={error}
          failed={words.loading.failed}
          onLoaded={() => {
            reset();
            onLoaded?.();
          }}
        />
      )}
    >
      <Suspense fallback={<p role="status">{failure.opening}</p>}>{children}</Suspense>
    </ErrorBoundary>
  );
}
