import { words } from '@content/interface.ts';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { addresses } from '../navigation/addresses.ts';
import { useNavigation, ViewLink } from '../navigation/Navigation.tsx';
import { Course } from './Course.tsx';
import { PrintHead } from './PrintHead.tsx';

export type PageProps = {
  title: string;
  intro?: string;
  /** Which section of a long view is being read, for the strip under the header. */
  section?: string;
  /** The ground that the title stands on; the plain views have none. */
  ground?: 'stone' | 'ink' | 'plain';
  /** Lengths of the bricks that the title stands on. */
  bricks?: readonly string[];
  /** What stands beside the title at wide widths, under it on phones. */
  beside?: ReactNode;
  children: ReactNode;
};

const grounds = { stone: 'bg-stone', ink: 'bg-ink text-paper', plain: 'bg-paper' };

/** The frame of every view but home: the fixed way back, the title on its course, and the content. */
export function Page({
  title,
  intro,
  section,
  ground = 'stone',
  bricks = ['w-7/12', 'w-2/12', 'w-1/12'],
  beside,
  children,
}: PageProps) {
  const { view } = useNavigation();
  return (
    <main id="content" tabIndex={-1} className="page sheet">
      <PrintHead view={view} />
      <BackStrip section={section} />
      <div className={grounds[ground]}>
        <div
          className={`mx-auto grid max-w-content gap-x-12 px-gutter pt-10 lg:pt-16 print:pt-0 ${beside ? 'lg:grid-cols-[2fr_1fr]' : ''}`}
        >
          <div className="min-w-0 self-end">
            <h1 tabIndex={-1} className="max-w-4xl font-extrabold text-title">
              {title}
            </h1>
            {ground === 'plain' ? (
              <div className="mt-4 border-ink border-b-4" />
            ) : (
              <Course bricks={bricks} className="mt-4 lg:h-4" />
            )}
          </div>
          {beside}
        </div>
      </div>
      {intro && (
        <div className="mx-auto max-w-content px-gutter pt-8 print:pt-4">
          <p className="max-w-text text-lead">{intro}</p>
        </div>
      )}
      {children}
    </main>
  );
}

/** Says where the visitor is and holds the way back; under the header, so that neither covers any text. */
function BackStrip({ section }: { section?: string }) {
  const { view } = useNavigation();
  const { title } = addresses[view];
  return (
    <div className="back-strip fixed inset-x-0 top-header z-10 h-strip border-line border-b bg-paper print:hidden">
      <div className="mx-auto flex h-full max-w-content items-center justify-between gap-4 px-gutter">
        <p aria-hidden="true" className="min-w-0 flex-1 truncate text-slate text-small">
          {section && <span className="max-sm:hidden">{title} · </span>}
          {section ?? title}
        </p>
        <ViewLink
          to="home"
          className="flex min-h-target items-center gap-2 border-line border-x px-4 font-semibold text-brick hover:bg-stone hover:text-brick-dark"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {words.backToHome}
        </ViewLink>
      </div>
    </div>
  );
}
