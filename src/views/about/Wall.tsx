import type { Wall as WallWords } from '../../../content/schema/schema.ts';
import { Text } from '../../components/Text.tsx';

/** The years as a wall: the oldest course lies lowest, and each reaches a brick further than the one below. */
export function Wall({ title, text, courses }: WallWords) {
  return (
    <div className="across wall">
      <Text as="h3" className="font-extrabold text-section" text={title} />
      <Text as="p" className="mt-2 text-mist" text={text} />
      <ol className="-mr-(--edge) mt-8 flex flex-col-reverse gap-1 pr-gutter print:m-0 print:mt-2 print:flex-col">
        {courses.map(({ when, words }, index) => (
          <li key={words} className="flex flex-wrap items-center gap-x-4">
            <span aria-hidden="true" className="wall-course">
              {courses.slice(0, index + 1).map((course) => (
                <span key={course.words} />
              ))}
            </span>
            <span className="flex-[1_1_8em] py-2 text-balance font-serif text-lead leading-tight max-sm:text-reading print:py-0">
              {when && (
                <Text as="span" className="block font-bold font-sans text-marigold text-small" text={when} />
              )}
              <Text text={words} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
