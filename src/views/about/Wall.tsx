import type { Wall as WallWords } from '../../../content/schema/schema.ts';
import { Text } from '../../components/Text.tsx';

/** The years as a wall: the oldest course lies lowest, and the newest brick of each, with its words, reaches further. */
export function Wall({ title, text, courses }: WallWords) {
  return (
    <div className="across wall mt-12 bg-ink pt-12 text-paper lg:pt-16 print:mt-3 print:pt-0">
      <Text as="h3" className="font-extrabold text-section print:text-item" text={title} />
      <Text as="p" className="mt-2 text-mist print:hidden" text={text} />
      <ol className="print:mt-2 print:grid print:grid-cols-2">
        {courses.map(({ when, words }, index) => (
          <li key={words}>
            <p
              className={`relative z-1 flex min-h-16 flex-col justify-center py-3 pl-4 text-balance font-serif text-lead leading-tight max-sm:pl-gutter max-sm:text-reading lg:min-h-20 print:block print:min-h-0 print:p-0 print:text-reading ${index === courses.length - 1 ? 'bg-marigold text-ink' : 'bg-brick-on-ink'}`}
            >
              {when && <Text as="span" className="font-[550] font-sans text-small" text={`${when} `} />}
              <Text text={words} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
