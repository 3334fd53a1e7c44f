import { articles } from '@content/articles';
import { ArrowUpRight } from 'lucide-react';
import { NewTabLink } from '../components/NewTabLink.tsx';
import { NextSteps } from '../components/NextSteps.tsx';
import { Page } from '../components/Page.tsx';
import { Tabs, type TabsProps } from '../components/Tabs.tsx';
import { Text } from '../components/Text.tsx';
import { unwrap } from '../model/fact.ts';
import type { PublishedFile } from '../model/schema.ts';
import { words } from '../words.ts';

const TITLE = 'Articles & Newsletters';

const lists = {
  articles: { label: 'Articles', heading: 'Published Articles' },
  newsletters: { label: 'Newsletters', heading: 'Monthly Newsletters' },
} as const;

export type ArticlesTab = keyof typeof lists;

const tabs = (['articles', 'newsletters'] as const).map((key) => ({
  key,
  label: lists[key].label,
  content: <PublishedFiles key={key} list={key} />,
}));

export type ArticlesProps = Pick<TabsProps<ArticlesTab>, 'selected' | 'onSelect'>;

export function Articles(props: ArticlesProps) {
  return (
    <Page title={TITLE} content={articles}>
      <div className="mx-auto max-w-content px-gutter pb-20 print:pb-0">
        <Tabs label={TITLE} tabs={tabs} {...props} />
        <NextSteps className="mt-12" />
      </div>
    </Page>
  );
}

function PublishedFiles({ list }: { list: ArticlesTab }) {
  const entries = articles[list];
  const hint = `${list}-hint`;
  return (
    <>
      <h2 className="mt-10 mb-2 font-bold text-heading print:mt-4">{lists[list].heading}</h2>
      {entries.length === 0 ? (
        <p>{words.nothingYet}</p>
      ) : (
        <>
          <p id={hint} className="mb-6 text-slate print:hidden">
            Click to view article or newsletter in Google Drive
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
            <Text text={entry.title} />
          </NewTabLink>
          <Text as="p" className="mt-1 max-w-text print:mt-0" text={entry.text} />
          <p className="hidden print:block">{url}</p>
        </div>
        <ArrowUpRight aria-hidden="true" className="size-8 text-brick print:hidden" />
      </div>
    </li>
  );
}
