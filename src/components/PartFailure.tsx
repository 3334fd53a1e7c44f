import { use, useState } from 'react';
import { NotLoaded } from '../loading/lazyPart.ts';
import { withTimeout } from '../loading/withTimeout.ts';
import { ViewContext } from '../navigation/Navigation.tsx';
import { hrefOf } from '../navigation/routes.ts';
import { words } from '../words.ts';

export type PartFailureProps = {
  part: { fetch: () => Promise<unknown> };
  error: unknown;
  /** Texts for 'not loaded' and 'loading again'. */
  failed: string;
  opening: string;
  onLoaded: () => void;
};

/**
 * Error message of a lazy part, with a retry in place, so that nothing typed is lost. After a new deployment, which
 * deletes the old chunk, or an exception, only opening the document helps: then there is a link to it.
 */
export function PartFailure({ part, error, failed, opening, onLoaded }: PartFailureProps) {
  const [state, setState] = useState<'failed' | 'opening' | 'replaced' | 'broken'>(
    error instanceof NotLoaded ? 'failed' : 'broken',
  );
  const message = { failed, opening, ...words.partFailure }[state];
  const view = use(ViewContext);
  const opensDocument = state === 'replaced' || state === 'broken';

  async function tryAgain() {
    if (state === 'opening') return;
    setState('opening');
    try {
      await part.fetch();
    } catch {
      const request = withTimeout((signal) => fetch(location.href, { method: 'HEAD', signal }));
      const answer = await request.catch(() => undefined);
      return setState(answer?.ok ? 'replaced' : 'failed');
    }
    onLoaded();
  }

  return (
    <>
      <div role="alert" className="max-w-text">
        <p>{message}</p>
        {opensDocument && <p className="mt-2 font-bold">{words.partFailure.typed}</p>}
      </div>
      <p className="mt-8 flex flex-wrap gap-4">
        {state !== 'broken' && (
          <button
            type="button"
            onClick={tryAgain}
            className={opensDocument ? 'button-quiet' : 'button-primary'}
          >
            {words.tryAgain}
          </button>
        )}
        {opensDocument && (
          <a href={hrefOf(view)} target="_self" className="button-primary">
            {words.partFailure.open}
          </a>
        )}
      </p>
    </>
  );
}
