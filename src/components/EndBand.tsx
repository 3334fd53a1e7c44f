import type { ReactNode } from 'react';
import { NextSteps } from './NextSteps.tsx';

/** The end of a view, across the window: its last words, and the links that lead on, with `more` of them. */
export function EndBand({ children, more }: { children: ReactNode; more?: ReactNode }) {
  return (
    <div className="clip-sideways border-brick border-t-8 bg-stone py-12 lg:py-20 print:border-0 print:py-0">
      <div className="content">
        {children}
        <NextSteps className="mt-10">{more}</NextSteps>
      </div>
    </div>
  );
}
