import { notice } from '@content/site/notice';
import { isOver } from '../../content/notice.ts';
import { NewTabLink } from './NewTabLink.tsx';
import { Text } from './Text.tsx';
import { useHydrated } from './useHydrated.ts';

/** The ministry's line at the top, until its day has passed, also where the page was built before that. */
export function Notice() {
  const hydrated = useHydrated();
  if (!notice || (hydrated && isOver(notice.until))) return null;
  const { words, link } = notice;
  return (
    <div className="bg-marigold py-2 font-semibold text-ink print:hidden">
      <div className="content">
        {link ? (
          <NewTabLink href={link} className="underline underline-offset-4">
            <Text text={words} />
          </NewTabLink>
        ) : (
          <Text as="p" text={words} />
        )}
      </div>
    </div>
  );
}
