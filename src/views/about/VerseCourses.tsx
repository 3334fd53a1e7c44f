import type { Courses } from '../../../content/schema/schema.ts';
import { Text } from '../../components/Text.tsx';

/** A verse laid across the window, a line to a course. */
export function VerseCourses({ lines, reference, read }: Courses) {
  return (
    <figure className="across verse-courses">
      <blockquote>
        {lines.map((line) => (
          <span key={line}>
            <Text as="span" text={line} />{' '}
          </span>
        ))}
      </blockquote>
      <figcaption className="px-(--edge) pt-3 font-semibold text-small print:px-0">
        {reference} · {read}
      </figcaption>
    </figure>
  );
}
