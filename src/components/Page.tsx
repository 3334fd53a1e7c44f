import { words } from '@content/words.ts';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { addresses } from '../navigation/addresses.ts';
import { useNavigation, ViewHeading, ViewLink } from '../navigation/Navigation.tsx';
import { BrickRule } from './BrickRule.tsx';
import { KeepTogether } from './KeepTogether.tsx';
import { PrintHead } from './PrintHead.tsx';
import { SampleStamp } from './SampleNotice.tsx';
import { type SectionLink, SectionMenu } from './SectionMenu.tsx';

export type PageProps = {
  title: string;
  intro?: string;
  /** What the view shows of the content: a stamp by the title says so while any of it is a sample. */
  content?: unknown;
  /** The sections of a long view, and the one that is being read, for the strip under the header. */
  sections?: readonly SectionLink[];
  current?: number;
  /** The ground that the title stands on; the plain views have none. */
  ground?: 'stone' | 'ink' | 'plain';
  /** What the title stands on: the lengths of its bricks, or a course of the view's own. */
  bricks?: readonly string[];
  course?: ReactNode;
  /** What stands beside the title at wide widths, under it on phones. */
  beside?: ReactNode;
  children: ReactNode;
};

const grounds = { stone: 'bg-stone', ink: 'bg-ink text-paper', plain: 'bg-paper' };

/** The frame of every view but home: the fixed way back, the title on its course, and the content. */
export function Page({
  title,
  intro,
  content,
  sections,
  current = -1,
  ground = 'stone',
  bricks = ['w-7/12', 'w-2/12', 'w-1/12'],
  course = <BrickRule bricks={bricks} className="mt-4 lg:h-4" />,
  beside,
  children,
}: PageProps) {
  const { view } = useNavigation();
  return (
    <main id="content" tabIndex={-1} className="page sheet">
      <PrintHead view={view} />
      <BackStrip sections={sections} current={current} />
      <div className={grounds[ground]}>
        <div
          className={`mx-auto grid max-w-content gap-x-12 px-gutter pt-10 lg:pt-16 print:pt-0 ${beside ? 'lg:grid-cols-[minmax(0,1fr)_auto]' : ''}`}
        >
          <div className="min-w-0 self-end">
            <ViewHeading className="max-w-title font-extrabold text-title sm:max-w-4xl">
              <KeepTogether text={title} />
            </ViewHeading>
            {ground === 'plain' ? <div className="mt-4 border-ink border-b-4" /> : course}
          </div>
          {beside}
        </div>
      </div>
      <div className="mx-auto grid max-w-content gap-5 px-gutter pt-8 empty:hidden print:pt-4">
        <SampleStamp of={content} className="justify-self-start" />
        {intro && (
          <p className="max-w-text text-balance text-lead">
            <KeepTogether text={intro} />
          </p>
        )}
      </div>
      {children}
    </main>
  );
}

/** Says where the visitor is and holds the way back; under the header, so that neither covers any text. */
function BackStrip({ sections, current }: { sections?: readonly SectionLink[]; current: number }) {
  const { view } = useNavigation();
  const { name } = addresses[view];
  return (
    <div className="back-strip fixed inset-x-0 top-header z-10 h-strip border-line border-b bg-paper print:hidden">
      <div className="mx-auto flex h-full max-w-content items-center justify-between gap-3 px-gutter">
        {sections ? (
          <SectionMenu title={name} sections={sections} current={current} />
        ) : (
          <p aria-hidden="true" className="min-w-[40%] flex-1 truncate text-slate text-small">
            {name}
          </p>
        )}
        <ViewLink
          to="home"
          className="flex min-h-target min-w-0 items-center gap-2 border-line border-l px-3 font-semibold leading-tight sm:px-4 text-brick hover:bg-stone hover:text-brick-dark"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
          {words.backToHome}
        </ViewLink>
      </div>
    </div>
  );
}
