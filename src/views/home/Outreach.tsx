import { outreach } from '@content/home/outreach';
import pictureOf from '@pictures/outreach?w=400;704;800;1200';
import { Photo } from '../../components/Photo.tsx';
import { Text } from '../../components/Text.tsx';
import { ViewLink } from '../../navigation/Navigation.tsx';
import { words } from '../../words.ts';
import { leadsOn, SectionHeader } from './SectionHeader.tsx';

const beside = {
  card: 'sm:col-start-2 lg:col-span-4 lg:col-start-9 print:col-auto',
  frame: 'aspect-3/2',
  words: '',
  sizes: '(min-width: 72rem) 22rem, (min-width: 40rem) calc(31vw - 0.6rem), calc(100vw - 2.5rem)',
};

const { intro, malaysia, india, nepal } = outreach;

/** India is large, as home; on phones it fills the width. */
const places = [
  { ...malaysia, ...beside, country: 'Malaysia' },
  {
    ...india,
    country: 'India',
    card: 'max-sm:-mx-gutter sm:col-start-1 sm:row-span-2 sm:row-start-1 lg:col-span-8 lg:pr-6 print:col-auto print:row-auto',
    frame: 'aspect-4/3 grow sm:aspect-auto print:aspect-3/2 print:grow-0',
    words: 'max-sm:px-gutter',
    sizes: '(min-width: 72rem) 43rem, (min-width: 40rem) calc(62vw - 1.3rem), 100vw',
  },
  { ...nepal, ...beside, country: 'Nepal' },
];

export function Outreach() {
  return (
    <section className="break-inside-avoid bg-stone">
      <div className="mx-auto max-w-content px-gutter py-12 lg:py-16 print:pt-5 print:pb-0">
        <SectionHeader
          title="Global Ministry Outreach"
          intro={intro}
          columns="lg:*:first:col-span-8 lg:*:last:col-span-4"
        />
        <ul className="mt-8 grid gap-8 sm:grid-cols-[2fr_1fr] lg:mt-6 lg:grid-cols-12 lg:gap-x-2 print:mt-2 print:grid-cols-3 print:gap-4">
          {places.map((place) => (
            <li key={place.country} className={place.card}>
              <div className="@container flex h-full flex-col">
                {/* However long the words beside it, three fifths of India's width are seen. */}
                <div className={`relative max-h-[125cqw] ${place.frame}`}>
                  <Photo
                    picture={pictureOf(place.photo)}
                    alt={place.alt}
                    sizes={place.sizes}
                    className="absolute inset-0 size-full"
                  />
                </div>
                <div className={`border-ink border-t-4 pt-3 print:pt-1 ${place.words}`}>
                  <Text as="h3" className="font-bold text-item" text={place.country} />
                  <Text as="p" className="mt-1 max-w-note" text={place.caption} />
                </div>
              </div>
            </li>
          ))}
        </ul>
        <ViewLink to="articles" className={leadsOn}>
          {words.nextSteps.news}
        </ViewLink>
      </div>
    </section>
  );
}
