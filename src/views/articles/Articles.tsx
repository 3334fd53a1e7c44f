import { articles } from '@content/articles';
import { leaders } from '@content/leaders';
import { ArrowUpRight } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { articlesWords } from '#words/articlesWords.ts';
import { words } from '#words/words.ts';
import { isSample, unwrap } from '../../../content/fact.ts';
import { views } from '../../../content/views.ts';
import { NewTabLink } from '../../components/NewTabLink.tsx';
import { NextSteps } from '../../components/NextSteps.tsx';
import { Page } from '../../components/Page.tsx';
import { Text } from '../../components/Text.tsx';
import { lettersHref } from '../../navigation/routes.ts';

const tabs = ['articles', 'newsletters'] as const;

export type ArticlesTab = (typeof tabs)[number];

const { heading } = views.articles;

type ArticlesProps = { selected: ArticlesTab; onSelect: (tab: ArticlesTab) => void };

/** Tabs that select on focus (ARIA Authoring Practices, 'Tabs with Automatic Activation'). */
export function Articles({ selected, onSelect }: ArticlesProps) {
  const list = useRef<HTMLDivElement>(null);
  const index = tabs.indexOf(selected);

  function onKeyDown(event: KeyboardEvent) {
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: (index - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const tab = tabs[targets[event.key] ?? -1];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab);
    list.current?.querySelector<HTMLElement>(`#tab-${tab}`)?.focus();
  }

  return (
    <Page title={heading} content={articles}>
      <div className="content pb-20 print:pb-0">
        <div
          ref={list}
          role="tablist"
          aria-label={heading}
          className="mt-8 flex flex-wrap border-ink border-b-2 print:hidden"
        >
          {tabs.map((key) => (
            <button
              key={key}
              id={`tab-${key}`}
              type="button"
              role="tab"
              aria-selected={key === selected}
              aria-controls={`panel-${key}`}
              tabIndex={key === selected ? 0 : -1}
              onClick={() => onSelect(key)}
              onKeyDown={onKeyDown}
              className="min-h-14 px-6 font-bold text-lead hover:bg-stone aria-selected:bg-ink aria-selected:text-paper"
            >
              {articlesWords[key].tab}
            </button>
          ))}
        </div>
        {tabs.map((key) => (
          <div
            key={key}
            id={`panel-${key}`}
            role="tabpanel"
            aria-labelledby={`tab-${key}`}
            // Print has both panels.
            className={key === selected ? '' : 'hidden print:block'}
          >
            <h2 className="mt-10 mb-2 font-bold text-heading print:mt-4">{articlesWords[key].heading}</h2>
            {articles[key].length === 0 ? <p>{words.nothingYet}</p> : <PublishedFiles list={key} />}
          </div>
        ))}
        <NextSteps className="mt-12">
          {leaders.length > 0 && (
            <a href={lettersHref} className="link">
              {words.nextSteps.letters}
            </a>
          )}
        </NextSteps>
      </div>
    </Page>
  );
}

function PublishedFiles({ list }: { list: ArticlesTab }) {
  const hint = `${list}-hint`;
  return (
    <>
      <p id={hint} className="mb-6 text-slate print:hidden">
        {articlesWords.hint}
      </p>
      <ul>
        {articles[list].map(({ title, url, text, opening }) => (
          <li key={title} className="border-line border-t last:border-b">
            <div className="group relative grid grid-cols-[minmax(0,1fr)_2rem] gap-x-6 gap-y-2 py-6 hover:bg-stone lg:grid-cols-[5fr_6fr_2rem] lg:py-8 print:block print:py-1 print:leading-snug">
              <NewTabLink
                href={unwrap(url)}
                aria-describedby={hint}
                className={`card-action block min-h-0 font-bold text-heading group-hover:text-brick print:inline print:text-item ${isSample(url) ? 'example' : 'group-hover:underline'}`}
              >
                <Title title={title} />
              </NewTabLink>
              <div className="row-start-2 lg:row-start-1 lg:col-start-2 lg:pt-1">
                {opening && (
                  <Text as="p" className="max-w-text text-balance font-serif text-reading" text={opening} />
                )}
                {text && <Text as="p" className={opening ? 'mt-2 text-slate' : 'text-field'} text={text} />}
                <p className="hidden print:block">{unwrap(url)}</p>
              </div>
              <ArrowUpRight aria-hidden="true" className="size-8 text-brick print:hidden" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A newsletter is known by its month, which is set large. */
function Title({ title }: { title: string }) {
  const [, month, rest = ''] = /^(\p{L}+ \d{4})(.*)$/u.exec(title) ?? [];
  if (!month) return <Text text={title} />;
  return (
    <>
      <span className="block font-extrabold text-section leading-tight print:inline print:text-item">
        {month}
      </span>
      {rest}
    </>
  );
}
