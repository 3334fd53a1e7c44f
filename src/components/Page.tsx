import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '../content/interface.ts';
import { PlaceLink } from '../navigation/Navigation.tsx';
import { Courses } from './Courses.tsx';

type PageProps = {
  title: string;
  intro?: string;
  /** What the strip under the header says about the place in a long view. */
  placeInPage?: string;
  children: ReactNode;
};

/** The frame of every view but home: the fixed way back, the title on its courses, and the content. */
export function Page({ title, intro, placeInPage, children }: PageProps) {
  return (
    <>
      <div className="back-strip fixed inset-x-0 top-header z-10 h-strip border-line border-b bg-paper print:hidden">
        <div className="mx-auto flex h-full max-w-content items-center justify-between gap-4 px-gutter">
          <p aria-hidden="true" className="min-w-0 truncate text-slate text-small">
            {placeInPage}
          </p>
          <PlaceLink
            to="home"
            className="-mr-3 flex min-h-target shrink-0 items-center gap-2 px-3 font-semibold text-brick hover:text-brick-dark hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {words.backToHome}
          </PlaceLink>
        </div>
      </div>
      <main id="content" tabIndex={-1} className="page">
        <div className="bg-stone">
          <div className="mx-auto max-w-content px-gutter pt-12 lg:pt-20">
            <h1 tabIndex={-1} className="max-w-4xl text-balance font-extrabold text-title">
              {title}
            </h1>
            {intro && <p className="mt-5 max-w-text text-lead">{intro}</p>}
            <Courses className="mt-10" />
          </div>
        </div>
        {children}
      </main>
    </>
  );
}
