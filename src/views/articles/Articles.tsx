import { articles } from '@content/articles';
import sceneOf from '@pictures/scenes';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { articlesWords } from '#words/articlesWords.ts';
import { words } from '#words/words.ts';
import { isSample, unwrap } from '../../../content/fact.ts';
import { views } from '../../../content/views.ts';
import { Fold } from '../../components/HelpInDanger.tsx';
import { NewTabLink } from '../../components/NewTabLink.tsx';
import { Page, TitlePicture } from '../../components/Page.tsx';
import { EndBand } from '../../components/ReadingPage.tsx';
import { Text } from '../../components/Text.tsx';
import { useHydrated } from '../../components/useBrowser.ts';
import { Verse } from '../../components/Verse.tsx';
import { nameInAddress, takeClick } from '../../navigation/navigator.ts';
import './articles.css';

const tabs = ['articles', 'newsletters'] as const;

export type ArticlesTab = (typeof tabs)[number];

const { heading } = views.articles;

type PublishedFile = (typeof articles)[ArticlesTab][number];

const { intro, picture, verse } = articles;

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
      intro={intro}
      content={articles}
      beside={picture && <TitlePicture picture={sceneOf(picture.photo)} alt={picture.alt} />}
    >
      <div className="clip-sideways">
        <div className="content pb-20 print:pb-0">
          <div
            ref={list}
            role="tablist"
            aria-label={heading}
            className={`${hydrated ? '' : 'unstarted'} mt-5 flex flex-wrap border-ink border-b-2 print:hidden`}
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
              <div className="pt-6 pb-4 print:pt-4 print:pb-0">
                <h2 className="font-bold text-heading">{articlesWords[key].heading}</h2>
                <p id={`${key}-hint`} className="text-slate print:hidden">
                  {articles[key].length === 0 ? words.nothingYet : articlesWords.hint}
                </p>
              </div>
              <PublishedFiles list={key} />
            </div>
          ))}
        </div>
      </div>
      <EndBand>{verse && <Verse large verse={verse} />}</EndBand>
    </Page>
  );
}

const MANY = 12;

const yearOf = ({ title }: PublishedFile) => /\d{4}/.exec(title)?.[0];

function PublishedFiles({ list }: { list: ArticlesTab }) {
  const older = list === 'newsletters' ? articles[list].slice(MANY).filter(yearOf) : [];
  const listOf = (files: readonly PublishedFile[]) => (
    <ul className="articles">
      {files.map((file) => (
        <Entry key={file.title} hint={`${list}-hint`} {...file} />
      ))}
    </ul>
  );
  return (
    <>
      {listOf(articles[list].filter((file) => !older.includes(file)))}
      {[...new Set(older.map(yearOf))].map((year) => (
        <Fold key={year} title={`${year}`}>
          {listOf(older.filter((file) => yearOf(file) === year))}
        </Fold>
      ))}
    </>
  );
}

type EntryProps = PublishedFile & { hint: string };

function Entry({ title, url, text, opening, hint }: EntryProps) {
  return (
    <li className="article">
      <NewTabLink href={unwrap(url)} aria-describedby={hint} className="article-link">
        <Title title={title} />
      </NewTabLink>
      {(opening ?? text) && <Text as="p" className="article-opening" text={opening ?? text ?? ''} />}
      {opening && text && <Text as="p" className="text-base" text={text} />}
      <p aria-hidden="true" className="article-place">
        <span className={isSample(url) ? 'example' : ''}>{articlesWords.drive}</span>
        <ArrowUpRight className="size-5" />
      </p>
      <p className="hidden print:block">{unwrap(url)}</p>
    </li>
  );
}

function Title({ title }: { title: string }) {
  const [, month, rest = ''] = /^([\p{L}\p{M}]+ \d{4})(.*)$/u.exec(title) ?? [];
  if (!month) return <Text text={title} />;
  return (
    <>
      {month}
      <span className="block font-normal text-base print:inline print:text-item">{rest}</span>
    </>
  );
}
