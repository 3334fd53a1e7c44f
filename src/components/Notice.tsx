import { inEnglish } from '@content/inEnglish';
import { notice } from '@content/site/notice';
import { use } from 'react';
import { words } from '#words/words.ts';
import { isOver } from '../../content/notice.ts';
import { ViewContext } from '../navigation/Navigation.tsx';
import { NewTabLink } from './NewTabLink.tsx';
import { Text } from './Text.tsx';
import { useHydrated } from './useBrowser.ts';

/** The ministry's line at the top, until its day has passed, also where the page was built before that. */
export function Notice() {
  const hydrated = useHydrated();
  if (!notice || (hydrated && isOver(notice.until))) return null;
  const { words: text, link } = notice;
  return (
    <div className="bg-marigold py-2 font-semibold text-ink print:hidden">
      <div className="content">
        {link ? (
          <NewTabLink href={link} className="underline underline-offset-4">
            <Text text={text} />
          </NewTabLink>
        ) : (
          <Text as="p" text={text} />
        )}
      </div>
    </div>
  );
}

export function InEnglish() {
  return (
    inEnglish.includes(use(ViewContext)) && <p className="content py-2 font-semibold">{words.inEnglish}</p>
  );
}
