import { outreach } from '@content/home/outreach';
import pictureOf from '@pictures/outreach';
import { homeWords } from '#words/homeWords.ts';
import { words } from '#words/words.ts';
import { Photo } from '../../components/Photo.tsx';
import { Text } from '../../components/Text.tsx';
import { ViewLink } from '../../navigation/Navigation.tsx';
import { leadsOn, SectionHeader } from './SectionHeader.tsx';

const { countries } = outreach;
const main = countries.find(({ large }) => large);
const others = countries.length - (main ? 1 : 0);

/** Two cards fit beside the large one; any other number fills rows of three or two. */
const isBeside = others === 2;
const span = others % 3 === 1 ? 'lg:col-span-6' : 'lg:col-span-4';

const kinds = {
  large: {
    card: `max-sm:-mx-gutter sm:col-span-full sm:row-start-1 print:col-auto print:row-auto ${isBeside ? 'lg:col-span-8 lg:row-span-2 lg:row-start-1 lg:pr-6' : ''}`,
    frame: `aspect-4/3 sm:aspect-8/5 max-lg:has-[.whole]:aspect-3/2 print:aspect-3/2 ${isBeside ? 'lg:aspect-auto lg:grow lg:-ml-(--edge) print:m-0 print:grow-0' : 'lg:aspect-[20/11]'}`,
    text: 'max-sm:px-gutter',
    sizes: isBeside
      ? '(min-width: 72rem) calc(50vw + 22rem), (min-width: 64rem) 78vw, (min-width: 40rem) 92vw, 116vw'
      : '(min-width: 72rem) 66rem, (min-width: 40rem) 92vw, 116vw',
  },
  other: {
    card: `print:col-auto ${isBeside ? 'lg:col-span-4 lg:col-start-9' : span}`,
    frame: 'aspect-3/2',
    text: '',
    sizes:
      '(min-width: 120rem) 22vw, (min-width: 72rem) 22rem, (min-width: 64rem) calc(31vw - 0.6rem), (min-width: 40rem) 46vw, calc(100vw - 2.5rem)',
  },
};

export function Outreach() {
  return (
    <section className="break-inside-avoid bg-stone">
      <div className="content py-16 print:pt-5 print:pb-0">
        <SectionHeader title={homeWords.outreach} />
        <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:mt-6 lg:grid-cols-12 lg:gap-x-2 print:mt-2 print:grid-cols-3 print:gap-4">
          {countries.map((each) => {
            const { country, photo, alt, caption } = each;
            const { card, frame, text, sizes } = each === main ? kinds.large : kinds.other;
            return (
              <li key={country} className={card}>
                <div className="@container flex h-full flex-col">
                  <div className={`relative max-h-[125cqw] border-ink border-b-4 ${frame}`}>
                    <Photo
                      picture={pictureOf(photo)}
                      alt={alt}
                      sizes={sizes}
                      className="absolute inset-0 size-full not-[.photo]:object-[50%_90%]"
                    />
                  </div>
                  <div className={`pt-3 print:pt-1 ${text}`}>
                    <Text as="h3" className="font-bold text-item" text={country} />
                    <Text as="p" className="mt-1 max-w-note text-balance" text={caption} />
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
        <ViewLink to="articles" className={leadsOn}>
          {words.nextSteps.news}
        </ViewLink>
      </div>
    </section>
  );
}
