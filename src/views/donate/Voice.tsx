import portraitOf from '@pictures/portraits?w=192;384;576';
import { words } from '#words/words.ts';
import type { Leader } from '../../../content/schema/schema.ts';
import { Photo } from '../../components/Photo.tsx';
import { Text } from '../../components/Text.tsx';
import { lettersHref } from '../../navigation/routes.ts';

/** Ends the view with a person: what a leader wrote, and the way to the letters. */
export function Voice({ leader: { portrait, alt = '', excerpt, name, role } }: { leader: Leader }) {
  return (
    <div className="border-brick border-t-8 bg-stone print:hidden">
      <div className="content grid items-end gap-x-16 lg:grid-cols-[17rem_minmax(0,1fr)]">
        {portrait && (
          <Photo
            picture={portraitOf(portrait)}
            alt={alt}
            sizes="(min-width: 64rem) 17rem, 12rem"
            className="mt-8 aspect-square w-48 bg-sea lg:mt-16 lg:w-full"
          />
        )}
        <div className="py-8 lg:col-start-2 lg:py-16">
          <Text
            as="blockquote"
            className="max-w-[20em] text-balance font-serif text-section"
            text={`“${excerpt}”`}
          />
          <p className="mt-4 mb-6">
            <Text as="span" className="block font-bold" text={name} />
            <Text as="span" text={role} />
          </p>
          <a href={lettersHref} className="link inline-flex min-h-target items-center">
            {words.nextSteps.letters}
          </a>
        </div>
      </div>
    </div>
  );
}
