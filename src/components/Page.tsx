import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, use } from 'react';
import { words } from '#words/words.ts';
import { views } from '../../content/views.ts';
import { ViewContext, ViewLink } from '../navigation/Navigation.tsx';
import { Course } from './Course.tsx';
import { Dropdown } from './Dropdown.tsx';
import { ExampleLabel } from './Example.tsx';
import { InEnglish } from './Notice.tsx';
import { Photo, type PhotoProps } from './Photo.tsx';
import { PrintHead } from './PrintHead.tsx';
import { Text } from './Text.tsx';
import './page.css';

export type PageSection = { id: string; title: string };

export type PageProps = {
  title?: string;
  intro?: ReactNode;
  /** The view's content: its printout is labelled while any of it is an example. */
  content?: unknown;
  /** Fills the list of sections in the strip under the header; `current` is an index. */
  sections?: readonly PageSection[];
  current?: number;
  head?: ReactNode;
  rule?: ReactNode;
  beside?: ReactNode;
  children: ReactNode;
};

/** Layout of every view but home: the strip with 'Back to Home', the title on its course, the content. */
export function Page({
  title = '',
  intro,
  content,
  sections,
  current = -1,
  rule = <Course />,
  beside,
  head,
  children,
}: PageProps) {
  return (
    <main id="content" tabIndex={-1} className="page sheet pt-[calc(var(--header)+var(--strip))] print:pt-0">
      <PrintHead />
      <BackStrip sections={sections} current={current} />
      <InEnglish />
      {head ?? (
        <div className="clip-sideways bg-stone">
          <div className="content grid grid-cols-1 gap-x-2 md:grid-cols-[58.33%_1fr] print:grid-cols-[1fr_auto] print:pt-0">
            <div className="grid gap-4 self-end pt-10 pb-4 md:col-span-full md:row-start-1 md:[&:has(~*_img)]:col-span-1 md:[&:has(~*_img)]:pr-8 lg:pb-8 print:pt-0">
              <h1
                tabIndex={-1}
                className="max-lg:max-w-title font-extrabold text-title lg:[:has(~*_img)>&]:max-w-title lg:text-[calc(var(--display,1)*min(5.5rem,7.5vw))] print:max-w-none!"
              >
                <Text large text={title} />
              </h1>
              {typeof intro === 'string' ? <Introduction className="text-quote" text={intro} /> : intro}
            </div>
            <div className="col-span-full max-md:has-[ol]:order-last max-md:not-[:has(~*_img)]:order-last md:row-start-2 print:row-start-2 print:border-b-4">
              {rule}
            </div>
            <div className="flex flex-col justify-end not-has-[img]:md:self-end md:col-start-2 md:row-start-1 print:col-start-2 print:row-start-1">
              {beside}
            </div>
          </div>
        </div>
      )}
      <div className="content pt-4 not-print:hidden">
        <ExampleLabel content={content} />
      </div>
      {children}
    </main>
  );
}

export const Introduction = ({ text, className }: { text: string; className: string }) => (
  <Text as="p" className={`max-w-[25em] text-balance font-serif leading-tight ${className}`} text={text} />
);

/** Stands beside the title, to the window’s edge. */
export function TitlePicture(photo: Pick<PhotoProps, 'picture' | 'alt'>) {
  return (
    <Photo
      {...photo}
      first
      sizes="(min-width: 48rem) 44vw, 100vw"
      className="aspect-3/2 w-[calc(100%+var(--edge))] max-w-none max-md:mt-1 lg:grow lg:aspect-[16/10] lg:max-h-[27rem] not-[.photo]:object-[75%_0] print:mt-0 print:w-32 print:grow-0"
    />
  );
}

/** Fixed under the header: the name of the view or its list of sections, on a course that fills, and 'Back to Home'. */
function BackStrip({ sections, current }: Pick<PageProps, 'sections'> & { current: number }) {
  const { name } = views[use(ViewContext)];
  return (
    <div className="back-strip">
      <div className="content @container flex h-full items-center justify-between gap-1 sm:gap-3">
        {sections ? (
          <>
            <SectionMenu title={name} sections={sections} current={current} />
            <div aria-hidden="true" className="absolute inset-x-0 -bottom-px flex h-1 gap-0.5">
              {sections.map(({ id }, index) => (
                <div key={id} className={`flex-1 ${index <= current ? 'bg-brick last:bg-marigold' : ''}`} />
              ))}
            </div>
          </>
        ) : (
          <p aria-hidden="true" className="min-w-[34%] flex-1 text-slate text-small">
            <span className="strip-label">{name}</span>
          </p>
        )}
        <ViewLink
          to="home"
          className="strip-back flex min-h-target items-center gap-1 border-line border-l pl-2 font-semibold leading-tight sm:gap-2 sm:pl-4 text-brick hover:bg-stone"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
          {words.backToHome}
        </ViewLink>
      </div>
    </div>
  );
}

type SectionMenuProps = Required<Pick<PageProps, 'title' | 'sections' | 'current'>>;

/** @param current -1 above the first section, where the title is shown */
function SectionMenu({ title, sections, current }: SectionMenuProps) {
  const reading = sections[current];
  return (
    <Dropdown
      className="min-w-[34%] flex-1"
      triggerClassName="flex min-h-target items-center text-slate text-small hover:text-brick"
      trigger={
        <span className="strip-label">
          {reading ? <b className="text-ink">{words.sectionOf(current + 1, sections.length)}</b> : title}
          {reading && <span className="max-sm:sr-only">: {reading.title}</span>}
        </span>
      }
    >
      <ol className="absolute inset-x-0 top-full max-h-[calc(100vh-12rem)] overflow-y-auto overscroll-contain border-ink border-b-2 bg-paper noscript:static noscript:max-h-none">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={index === current ? 'location' : undefined}
              className="content menu-link gap-3 py-1.5 hover:bg-stone aria-[current=location]:font-semibold"
            >
              <span className="w-6 shrink-0 text-right font-semibold">{index + 1}</span>
              <Text as="span" text={title} />
            </a>
          </li>
        ))}
      </ol>
    </Dropdown>
  );
}
