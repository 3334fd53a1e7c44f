import { words } from '@content/interface.ts';
import { slug } from '../navigation/addresses.ts';
import { Page, type PageProps } from './Page.tsx';
import { useCurrentSection } from './useCurrentSection.ts';

type ReadingPageProps = Omit<PageProps, 'section'> & {
  /** Headings of the sections in their order; each section's element has the id `slug(heading)`. */
  headings: readonly string[];
};

/** A long view: the text beside a column that names its sections and shows which one is being read. */
export function ReadingPage({ headings, children, ...page }: ReadingPageProps) {
  const ids = headings.map(slug);
  const current = useCurrentSection(ids);
  return (
    <Page {...page} section={headings[current]}>
      <div className="mx-auto grid max-w-content grid-cols-1 gap-x-16 px-gutter pt-12 pb-20 lg:grid-cols-[17rem_minmax(0,38rem)] lg:pt-14">
        <nav
          aria-label={words.onThisPage}
          className="print:hidden lg:sticky lg:top-40 lg:-mx-1 lg:max-h-[calc(100vh-11rem)] lg:self-start lg:overflow-y-auto lg:px-1"
        >
          <p aria-hidden="true" className="hidden border-ink border-t-2 pt-3 pb-2 font-bold lg:block">
            {words.onThisPage}
          </p>
          <ol className="hidden lg:block">
            {headings.map((heading, index) => (
              <li key={heading}>
                <a
                  href={`#${slug(heading)}`}
                  aria-current={index === current ? 'location' : undefined}
                  className="block border-line border-l-4 py-1.5 pl-3 text-slate hover:text-brick aria-[current=location]:border-brick aria-[current=location]:font-semibold aria-[current=location]:text-ink"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>{children}</div>
      </div>
    </Page>
  );
}
