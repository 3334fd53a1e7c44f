import { articles } from '@content/articles.ts';
import { words } from '@content/words.ts';
import { ArrowUpRight } from 'lucide-react';
import { KeepTogether } from '../components/KeepTogether.tsx';
import { NewTabLink } from '../components/NewTabLink.tsx';
import { NextSteps } from '../components/NextSteps.tsx';
import { Page } from '../components/Page.tsx';
import { Tabs } from '../components/Tabs.tsx';
import { unwrap } from '../model/fact.ts';
import type { PublishedFile } from '../model/types.ts';
import type { ArticlesTab } from '../navigation/view.ts';

const tabs = [
  { key: 'articles', label: articles.tabs.articles.label },
  { key: 'newsletters', label: articles.tabs.newsletters.label },
] as const satisfies readonly { key: ArticlesTab; label: string }[];

export type ArticlesProps = {
  tab: ArticlesTab;
  onSelectTab: (tab: ArticlesTab) => void;
};

/** Published articles and monthly newsletters, in two tabs; each opens in Google Drive. */
export function Articles({ tab, onSelectTab }: ArticlesProps) {
  const { heading, entries } = articles.tabs[tab];
  return (
    <Page title={articles.title} content={articles}>
      <div className="mx-auto max-w-content px-gutter pb-20">
        <Tabs label={articles.title} tabs={tabs} selected={tab} onSelect={onSelectTab}>
          <h2 className="mt-10 mb-6 font-bold text-heading">{heading}</h2>
          {entries.length === 0 ? (
            <p>{words.nothingYet}</p>
          ) : (
            <ul>
              {entries.map((entry) => (
                <Entry key={entry.title} entry={entry} />
              ))}
            </ul>
          )}
        </Tabs>
        <NextSteps after="articles" className="mt-12" />
      </div>
    </Page>
  );
}

function Entry({ entry }: { entry: PublishedFile }) {
  return (
    <li className="border-line border-t last:border-b">
      <div className="group relative grid grid-cols-[minmax(0,1fr)_2rem] items-center gap-x-6 gap-y-2 py-6 hover:bg-stone lg:grid-cols-[minmax(0,1fr)_auto_2rem]">
        <div className="max-lg:col-span-2">
          <NewTabLink
            href={unwrap(entry.url)}
            className="card-action block font-bold text-item group-hover:text-brick group-hover:underline"
          >
            <KeepTogether text={entry.title} />
          </NewTabLink>
          <p className="mt-1 max-w-text">
            <KeepTogether text={unwrap(entry.text)} />
          </p>
        </div>
        <p className="text-slate text-small lg:whitespace-nowrap">{articles.hint}</p>
        <ArrowUpRight aria-hidden="true" className="size-8 text-brick" />
      </div>
    </li>
  );
}
