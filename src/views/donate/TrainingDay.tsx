import type { Files } from '../../../content/schema/schema.ts';
import { Text } from '../../components/Text.tsx';

type TrainingDayProps = NonNullable<Files['donate']['day']>;

/** Shows what a training day costs, as bricks of a course, once every amount is known. */
export function TrainingDay({ title, bricks }: TrainingDayProps) {
  if (bricks.some(({ amount }) => !amount)) return null;
  return (
    <section className="max-md:order-last max-md:mt-8 lg:col-start-2">
      <Text as="h2" className="font-bold text-item" text={title} />
      <ul className="course mt-4 flex flex-wrap gap-1 *:grow *:bg-marigold *:px-4 *:py-3 *:text-ink *:not-last:bg-brick *:not-last:text-paper *:not-last:even:bg-brick-dark print:mt-1">
        {bricks.map(({ what, amount }) => (
          <li key={what}>
            <Text as="span" className="block font-semibold" text={what} />
            <span className="text-digits">{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
