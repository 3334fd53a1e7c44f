import { outreach } from '@content/home.ts';
import pictures from '@pictures/outreach?w=384;672;768;1152';
import { KeepTogether } from '../../components/KeepTogether.tsx';
import { Photo } from '../../components/Photo.tsx';
import type { OutreachCard } from '../../model/types.ts';
import { homePicture } from './homePicture.ts';
import { SectionHeader } from './SectionHeader.tsx';

const beside = {
  frame: 'aspect-3/2',
  words: '',
  sizes: '(min-width: 72rem) 22rem, (min-width: 40rem) calc(31vw - 0.6rem), calc(100vw - 2.5rem)',
};

/** India is large, as home; on phones it fills the width. */
const place: Record<OutreachCard['photo'], { card: string; frame: string; words: string; sizes: string }> = {
  malaysia: { ...beside, card: 'sm:col-start-2 sm:row-start-1 print:col-auto print:row-auto' },
  india: {
    card: 'max-sm:-mx-gutter sm:col-start-1 sm:row-span-2 sm:row-start-1 print:col-auto print:row-auto',
    frame: 'aspect-4/3 grow sm:aspect-auto print:aspect-3/2 print:grow-0',
    words: 'max-sm:px-gutter',
    sizes: homePicture.sizes,
  },
  nepal: { ...beside, card: 'sm:col-start-2 sm:row-start-2 print:col-auto print:row-auto' },
};

export function Outreach() {
  return (
    <section className="break-inside-avoid bg-stone">
      <div className="mx-auto max-w-content px-gutter py-12 lg:py-16 print:pt-2 print:pb-0">
        <SectionHeader title={outreach.title} intro={outreach.intro} columns="lg:grid-cols-[2fr_1fr]" />
        <ul className="mt-8 grid gap-8 sm:grid-cols-[2fr_1fr] lg:mt-6 print:mt-2 print:grid-cols-3 print:gap-4">
          {outreach.cards.map((card) => (
            <li key={card.photo} className={place[card.photo].card}>
              <div className="@container flex h-full flex-col">
                {/* However long the words beside it, three fifths of India's width are seen. */}
                <div className={`relative max-h-[125cqw] ${place[card.photo].frame}`}>
                  <Photo
                    picture={pictures[card.photo]}
                    alt={card.alt}
                    sizes={place[card.photo].sizes}
                    className="absolute inset-0 size-full"
                  />
                </div>
                <div className={`border-ink border-t-4 pt-3 print:pt-1 ${place[card.photo].words}`}>
                  <h3 className="font-bold text-item">
                    <KeepTogether text={card.country} />
                  </h3>
                  <p className="mt-1 max-w-note">
                    <KeepTogether text={card.caption} />
                  </p>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
