import type { ReactNode } from 'react';
import { words } from '#words/words.ts';
import type { Scripture } from '../../content/schema/schema.ts';
import { NextSteps } from './NextSteps.tsx';
import { Page, type PageProps, type PageSection } from './Page.tsx';
import { useCurrentSection } from './useBrowser.ts';
import { Verse } from './Verse.tsx';

type ReadingPageProps = Omit<PageProps, 'sections' | 'current' | 'hasContents'> & {
  sections: readonly PageSection[];
  /** Stands in the column beside the text at wide widths, after it on phones. */
  verse?: Scripture;
  /** Ends it in a band across the window, in place of links under the text. */
  end?: ReactNode;
};

/** Layout of a long view: beside the text a column with a table of contents and a verse. */
export function ReadingPage({ sections, verse, end, children, ...page }: ReadingPageProps) {
  const current = useCurrentSection(sections);
  return (
    <Page {...page} sections={sections} current={current} hasContents>
      <div className="clip-sideways">
        <div className={`content reading ${end ? 'pb-4 print:pb-0' : ''}`}>
          {/* The wrapper’s cell ends above the verse, and with it the sticky range. Focused, the list covers the bands that cover it. */}
          <div className="max-lg:hidden print:hidden">
            <nav
              aria-label={words.onThisPage}
              className="sticky top-40 -mx-2 focus-within:z-2 focus-within:bg-paper max-h-[calc(100vh-12rem)] overflow-y-auto px-2 pb-2"
            >
              <p aria-hidden="true" className="border-ink border-t-2 pt-3 pb-2 font-semibold">
                {words.onThisPage}
              </p>
              <ol>
                {sections.map(({ id, title }, index) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      aria-current={index === current ? 'location' : undefined}
                      className="contents-link"
                    >
                      {title}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{children}</div>
          {verse && (
            <Verse
              verse={verse}
              className="lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:-mr-10 lg:self-end"
            />
          )}
          {!end && <NextSteps className="lg:col-start-2 lg:row-start-3" />}
        </div>
      </div>
      {end && <EndBand>{end}</EndBand>}
    </Page>
  );
}

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
