import type { ReactNode } from 'react';
import { words } from '#words/words.ts';
import { NextSteps } from './NextSteps.tsx';
import { Page, type PageProps, type PageSection } from './Page.tsx';
import { SectionCourse } from './SectionCourse.tsx';
import { useCurrentSection } from './useBrowser.ts';

type ReadingPageProps = Omit<PageProps, 'sections' | 'current' | 'rule'> & {
  sections: readonly PageSection[];
  /** Its last words, in a band across the window. */
  end?: ReactNode;
};

/** Layout of a long view: its sections as the course under the title, and each heading in a column beside its text. */
export function ReadingPage({ sections, end, children, ...page }: ReadingPageProps) {
  const current = useCurrentSection(sections);
  const rule = <SectionCourse label={words.onThisPage} sections={sections} />;
  return (
    <Page {...page} rule={rule} sections={sections} current={current}>
      <div className="clip-sideways">
        <div className="content reading">{children}</div>
      </div>
      <EndBand>{end}</EndBand>
    </Page>
  );
}

/** The end of a view, across the window: its last words, and the links that lead on. */
export function EndBand({ children }: { children: ReactNode }) {
  return (
    <div className="clip-sideways border-brick border-t-8 bg-stone py-12 lg:py-20 print:border-0 print:py-0">
      <div className="content">
        {children}
        <NextSteps className="mt-10" />
      </div>
    </div>
  );
}
