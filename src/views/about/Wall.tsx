import type { Wall as WallWords } from '../../../content/schema/schema.ts';
import { Text } from '../../components/Text.tsx';

/** The years as a wall: the oldest course lies lowest, and each reaches a brick further than the one below. */
export function Wall({ title, text, courses }: WallWords) {
  return (
    <div className="across wall">
      <Text as="h3" className="font-extrabold text-section" text={title} />
      <Text as="p" className="mt-2 text-mist" text={text} />
      <ol className="mt-8 flex flex-col-reverse gap-1 print:mt-2 print:flex-col">
        {courses.map(({ when, words }, index) => (
          <li key={words} className="flex items-center gap-4">
            <span aria-hidden="true" className="wall-course">
              {courses.slice(0, index + 1).map((course) => (
                <span key={course.words} />
              ))}
            </span>
            <span className="py-1 font-serif text-lead leading-tight">
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
