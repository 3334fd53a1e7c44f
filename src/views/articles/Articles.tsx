import { articles } from '@content/articles';
import { leaders } from '@content/leaders';
import sceneOf from '@pictures/scenes';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { articlesWords } from '#words/articlesWords.ts';
import { words } from '#words/words.ts';
import { isSample, unwrap } from '../../../content/fact.ts';
import { views } from '../../../content/views.ts';
import { Fold } from '../../components/HelpInDanger.tsx';
import { NewTabLink } from '../../components/NewTabLink.tsx';
import { NextSteps } from '../../components/NextSteps.tsx';
import { Page, TitlePicture } from '../../components/Page.tsx';
import { EndBand } from '../../components/ReadingPage.tsx';
import { Text } from '../../components/Text.tsx';
import { useHydrated } from '../../components/useBrowser.ts';
import { Voice } from '../../components/Voice.tsx';
import { nameInAddress, takeClick } from '../../navigation/navigator.ts';
import { lettersHref } from '../../navigation/routes.ts';
import './articles.css';

const tabs = ['articles', 'newsletters'] as const;

export type ArticlesTab = (typeof tabs)[number];

const { heading } = views.articles;

// Support Our Mission quotes another.
const leader = leaders.find(({ quoted }) => !quoted);

type PublishedFile = (typeof articles)[ArticlesTab][number];

const { picture } = articles;

type ArticlesProps = { selected: ArticlesTab; onSelect: (tab: ArticlesTab) => void };

/** Tabs that select on focus (ARIA Authoring Practices, 'Tabs with Automatic Activation'). */
export function Articles({ selected, onSelect }: ArticlesProps) {
  const list = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const index = tabs.indexOf(selected);

  // The document has the first tab selected, whatever its address names.
  useLayoutEffect(() => {
    const named = tabs.find((tab) => location.hash === `#${tab}`);
    if (named) onSelect(named);
  }, [onSelect]);

  function select(tab: ArticlesTab) {
    nameInAddress(`#${tab}`);
    onSelect(tab);
  }

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
    select(tab);
    list.current?.querySelector<HTMLElement>(`#tab-${tab}`)?.focus();
  }

  return (
    <Page
      title={heading}
      content={articles}
      beside={picture && <TitlePicture picture={sceneOf(picture.photo)} alt={picture.alt} />}
    >
      <div className="content pb-20 print:pb-0">
        <div
          ref={list}
          role="tablist"
          aria-label={heading}
          className={`${hydrated ? '' : 'unstarted'} mt-8 flex flex-wrap border-ink border-b-2 print:hidden`}
        >
          {tabs.map((key) => (
            <a
              key={key}
              id={`tab-${key}`}
              href={`#${key}`}
              role="tab"
              aria-selected={key === selected}
              aria-controls={key}
              tabIndex={hydrated && key !== selected ? -1 : 0}
              onClick={(event) => takeClick(event) && select(key)}
              onKeyDown={onKeyDown}
              className="tab"
            >
              {articlesWords[key].tab}
            </a>
          ))}
        </div>
        {tabs.map((key) => (
          <div
            key={key}
            id={key}
            role="tabpanel"
            aria-labelledby={`tab-${key}`}
            className={`scroll-mt-[100vh] ${key === selected ? '' : 'unselected'}`}
          >
            <h2 className="mt-6 mb-2 font-bold text-heading print:mt-4">{articlesWords[key].heading}</h2>
            {articles[key].length === 0 ? <p>{words.nothingYet}</p> : <PublishedFiles list={key} />}
          </div>
        ))}
        {!leader && <NextSteps className="mt-12" />}
      </div>
      {leader && (
        <EndBand
          more={
            <a href={lettersHref} className="link">
              {words.nextSteps.letters}
            </a>
          }
        >
          <Voice large leader={leader} />
        </EndBand>
      )}
    </Page>
  );
}

const MANY = 12;

const yearOf = ({ title }: PublishedFile) => /\d{4}/.exec(title)?.[0];

function PublishedFiles({ list }: { list: ArticlesTab }) {
  const hint = `${list}-hint`;
  const older = list === 'newsletters' ? articles[list].slice(MANY).filter(yearOf) : [];
  const listOf = (files: readonly PublishedFile[]) => (
    <ul className="grid gap-1">
      {files.map((file) => (
        <Entry key={file.title} hint={hint} first={file === articles[list][0]} {...file} />
      ))}
    </ul>
  );
  return (
    <>
      <p id={hint} className="mb-6 text-slate print:hidden">
        {articlesWords.hint}
      </p>
      {listOf(articles[list].filter((file) => !older.includes(file)))}
      {[...new Set(older.map(yearOf))].map((year) => (
        <Fold key={year} title={`${year}`}>
          {listOf(older.filter((file) => yearOf(file) === year))}
        </Fold>
      ))}
    </>
  );
}

type EntryProps = PublishedFile & { hint: string; first: boolean };

function Entry({ title, url, text, opening, hint, first }: EntryProps) {
  return (
    <li className="group/entry relative focus-within:z-1 md:grid md:grid-cols-[5fr_7fr] md:gap-1 print:block print:py-1 print:leading-tight">
      <NewTabLink href={unwrap(url)} aria-describedby={hint} className="article-brick">
        <ArrowUpRight aria-hidden="true" className="size-6 shrink-0 sm:size-8 print:hidden" />
        <span className={isSample(url) ? 'example' : 'group-hover/entry:underline'}>
          <Title title={title} />
        </span>
      </NewTabLink>
      <div className="grid items-center bg-stone p-[20px] max-md:group-not-first/entry:pt-1 lg:min-h-19 print:block print:min-h-0 print:p-0">
        {(opening ?? text) && (
          <Text
            as="p"
            className={`max-w-text font-serif md:text-balance print:text-base ${first ? 'text-quote' : 'text-lead lg:text-field'}`}
            text={opening ?? text ?? ''}
          />
        )}
        {opening && text && <Text as="p" className="mt-2 text-slate" text={text} />}
        <p className="hidden print:block">{unwrap(url)}</p>
      </div>
    </li>
  );
}

function Title({ title }: { title: string }) {
  const [, month, rest = ''] = /^(\p{L}+ \d{4})(.*)$/u.exec(title) ?? [];
  if (!month) return <Text text={title} />;
  return (
    <>
      <span className="block font-extrabold text-section print:inline print:text-item">{month}</span>
      <span className="block font-normal text-base print:inline">{rest}</span>
    </>
  );
}
