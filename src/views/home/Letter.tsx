import { letters } from '@content/letters';
import type { ReactNode } from 'react';
import type { Leader } from '../../../content/schema/schema.ts';
import { ExampleLabel } from '../../components/Example.tsx';
import { NextSteps } from '../../components/NextSteps.tsx';
import { Text } from '../../components/Text.tsx';
import { RoleAndStars } from './RoleAndStars.tsx';
import './letter.css';

/** Fills the dialog: a chunk of its own, with all letters. */
export function Letter(props: LetterTextProps) {
  return (
    <>
      <LetterText {...props} />
      <NextSteps className="mt-8" />
    </>
  );
}

type LetterTextProps = { leader: Leader; portrait: ReactNode; titleAs?: 'h2' | 'h3' };

export function LetterText({ leader, portrait, titleAs = 'h3' }: LetterTextProps) {
  const { key, name, role } = leader;
  return (
    <article className="letter-text">
      <header>
        {portrait}
        <div className="min-w-0">
          <Text as={titleAs} className="font-extrabold text-heading" text={name} />
          <RoleAndStars role={role} className="text-slate [&_svg]:text-marigold" />
        </div>
      </header>
      <div className="max-w-text print:max-w-none">
        <ExampleLabel content={leader} className="mb-6 print:mb-3" />
        <div className="font-serif text-reading">
          {letters[key]?.map((paragraph) => (
            <Text as="p" key={paragraph} className="mb-4" text={paragraph} />
          ))}
        </div>
        <p className="mt-6 inline-block print:mt-2 border-brick border-t-4 pt-3 font-semibold">
          <Text as="span" className="block font-normal font-serif text-heading" text={name} />
          <Text as="span" className="text-slate" text={role} />
        </p>
      </div>
    </article>
  );
}
