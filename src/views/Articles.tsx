import { articles } from '@content/articles.ts';
import { words } from '@content/words.ts';
import { ArrowUpRight } from 'lucide-react';
import { KeepTogether } from '../components/KeepTogether.tsx';
import { NewTabLink } from '../components/NewTabLink.tsx';
import { NextSteps } from '../components/NextSteps.tsx';
import { Page } from '../components/Page.tsx';
import { Tabs, type TabsProps } from '../components/Tabs.tsx';
import { unwrap } from '../model/fact.ts';
import type { PublishedFile } from '../model/types.ts';
import type { ArticlesTab } from '../navigation/view.ts';

const tabs = (['articles', 'newsletters'] as const satisfies readonly ArticlesTab[]).map((key) => ({
  key,
  label: articles.tabs[key].label,
  content: <PublishedFiles key={key} list={key} />,
}));

export type ArticlesProps = Pick<TabsProps<ArticlesTab>, 'selected' | 'onSelect'>;

export function Articles(props: ArticlesProps) {
  return (
    <Page title={articles.title} content={articles}>
      <div className="mx-auto max-w-content px-gutter pb-20 print:pb-0">
        <Tabs label={articles.title} tabs={tabs} {...props} />
        <NextSteps after="articles" className="mt-12" />
      </div>
    </Page>
  );
}

function PublishedFiles({ list }: { list: ArticlesTab }) {
  const { heading, entries } = articles.tabs[list];
  const hint = `${list}-hint`;
  return (
    <>
      <h2 className="mt-10 mb-2 font-bold text-heading print:mt-4">{heading}</h2>
      {entries.length === 0 ? (
        <p>{words.nothingYet}</p>
      ) : (
        <>
          <p id={hint} className="mb-6 text-slate print:hidden">
            {articles.hint}
          </p>
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.title} entry={entry} hint={hint} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** @param hint id of the hint that describes every entry */
function Entry({ entry, hint }: { entry: PublishedFile; hint: string }) {
  const url = unwrap(entry.url);
  return (
    <li className="border-line border-t last:border-b">
      <div className="group relative grid grid-cols-[minmax(0,1fr)_2rem] items-center gap-6 py-6 hover:bg-stone print:block print:py-1 print:leading-snug">
        <div>
          <NewTabLink
            href={url}
            aria-describedby={hint}
            className="card-action block font-bold text-item group-hover:text-brick group-hover:underline"
          >
            <KeepTogether text={entry.title} />
          </NewTabLink>
          <p className="mt-1 max-w-text print:mt-0">
            <KeepTogether text={unwrap(entry.text)} />
          </p>
          <p className="hidden print:block">{url}</p>
        </div>
        <ArrowUpRight aria-hidden="true" className="size-8 text-brick print:hidden" />
      </div>
    </li>
  );
}
