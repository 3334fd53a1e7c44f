import type { Leader } from '../../../content/schema/schema.ts';
import { Stars } from '../../components/Stars.tsx';
import { Text } from '../../components/Text.tsx';
import { lettersHref } from '../../navigation/routes.ts';
import { Portrait } from './Portrait.tsx';

/** A brick of the wall, all of which leads to the letter's dialog or, without the script, its document. */
export function TestimonialCard({ leader, className }: { leader: Leader; className: string }) {
  return (
    <article aria-labelledby={`${leader.key}-says`} className={`letter-card ${className}`}>
      <Text as="blockquote" text={`“${leader.excerpt}”`} />
      <div>
        <Text as="h3" id={`${leader.key}-says`} className="font-bold text-item" text={leader.name} />
        <Text as="p" className="mt-1 leading-tight" text={leader.role} />
        <Stars className="mt-2" />
        <a
          id={`${leader.key}-letter`}
          href={`${lettersHref}#${leader.key}`}
          aria-haspopup="dialog"
          aria-labelledby={`${leader.key}-letter ${leader.key}-says`}
          className="card-action"
        >
          Read the letter
        </a>
      </div>
      <Portrait leader={leader} sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 16rem, 100vw" />
    </article>
  );
}
