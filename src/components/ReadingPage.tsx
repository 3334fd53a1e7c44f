import type { Scripture } from '../../content/schema/schema.ts';
import { slug } from '../../content/slug.ts';
import { words } from '../words.ts';
import { NextSteps } from './NextSteps.tsx';
import { Page, type PageProps } from './Page.tsx';
import { Text } from './Text.tsx';
import { useCurrentSection } from './useCurrentSection.ts';

type ReadingPageProps = Omit<PageProps, 'sections' | 'current'> & {
  /** Each section's element has the id `slug(heading)`. */
  headings: readonly string[];
  /** Stands in the column beside the text at wide widths, after it on phones. */
  verse: Scripture;
};

/** Layout of a long view: beside the text a column with a table of contents and a verse. */
export function ReadingPage({ headings, verse, children, ...page }: ReadingPageProps) {
  const sections = headings.map((title) => ({ id: slug(title), title }));
  const current = useCurrentSection(sections);
  return (
    <Page {...page} sections={sections} current={current}>
      <div className="mx-auto grid max-w-content grid-cols-1 gap-x-16 gap-y-12 px-gutter pt-12 pb-20 print:block print:pt-6 print:pb-0 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[1fr_auto_auto] lg:pt-14">
        {/* Ends above the verse: what is sticky in a grid's cell would go on to the end of the grid. */}
        <div className="max-lg:hidden print:hidden">
          <nav
            aria-label={words.onThisPage}
            className="sticky top-40 -mx-1.5 max-h-[calc(100vh-11rem)] overflow-y-auto px-1.5 pb-1.5"
          >
            <p aria-hidden="true" className="border-ink border-t-2 pt-3 pb-2 font-bold">
              {words.onThisPage}
            </p>
            <ol>
              {sections.map(({ id, title }, index) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    aria-current={index === current ? 'location' : undefined}
                    className="block border-line border-l-4 py-1.5 pl-3 text-slate hover:text-brick aria-[current=location]:border-brick aria-[current=location]:font-semibold aria-[current=location]:text-ink"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{children}</div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:self-end print:mt-6">
          <figure className="max-w-text border-marigold border-l-4 pl-4 lg:-mr-10">
            <Text as="blockquote" className="font-serif text-field sm:max-lg:text-quote" text={verse.text} />
            <figcaption className="mt-3 text-slate">{verse.reference}</figcaption>
          </figure>
        </div>
        <NextSteps className="lg:col-start-2 lg:row-start-3" />
      </div>
    </Page>
  );
}
