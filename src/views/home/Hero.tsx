import { home } from '@content/home';
import { BrickRule } from '../../components/BrickRule.tsx';
import { KeepTogether } from '../../components/KeepTogether.tsx';
import { Photo } from '../../components/Photo.tsx';
import { SocialLinks } from '../../components/SocialLinks.tsx';
import { ViewHeading, ViewLink } from '../../navigation/Navigation.tsx';
import { ministry } from '../../words.ts';
import { homePicture } from './homePicture.ts';

const { hero } = home;

/** The columns below (words, verse, picture) align with these bricks. */
const bricks = ['w-5/12', 'w-1/4'] as const;

/** `.hero-title` fits the ministry's name to the page's width; a longer title breaks, in the usual size. */
const fitsOneLine = ministry.name.length <= 14;

export function Hero() {
  return (
    <section className="mt-header overflow-hidden bg-ink text-paper print:mt-0">
      <div className="mx-auto max-w-content px-gutter pt-6 print:pt-0 lg:pt-7 low:pt-4">
        <div className="@container">
          <ViewHeading className={fitsOneLine ? 'hero-title' : 'font-extrabold text-title'}>
            {ministry.name}
          </ViewHeading>
        </div>
        <BrickRule onInk bricks={bricks} className="mt-3 sm:mt-4 lg:mt-6 lg:h-5 low:mt-2 low:h-2" />
      </div>
      <div className="relative">
        <div className="mx-auto grid max-w-content gap-x-1 gap-y-5 px-gutter pt-4 pb-6 max-[22rem]:gap-y-3 max-[22rem]:pt-3 max-[22rem]:pb-4 sm:pt-6 sm:pr-[40%] print:pr-0 lg:grid-cols-[41.67%_25%] lg:pt-5 lg:pr-gutter min-[120rem]:pt-8 min-[120rem]:pb-14 sm:low:grid-cols-[66.67%_1fr] low:py-2 low:pr-gutter print:grid-cols-2 print:gap-6 print:pt-4 print:pb-0">
          <div>
            <p className="max-w-[12em] font-semibold text-tagline low:max-w-none low:text-item">
              <KeepTogether text={ministry.tagline} />
            </p>
            <p className="mt-2 max-w-[24em] text-balance sm:text-lead lg:mt-3 lg:pr-6 low:mt-0 low:max-w-none low:text-wrap low:text-base">
              <KeepTogether text={hero.sentence} />
            </p>
            <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 lg:mt-5 low:mt-2">
              <ViewLink to="contact" className="button-on-ink max-[22rem]:px-4">
                Ask for prayer
              </ViewLink>
              <ViewLink to="myStory" className="link-on-ink">
                Read our story
              </ViewLink>
            </div>
          </div>
          <div className="min-[22rem]:max-sm:mr-[46%] lg:pr-6 low:mr-0">
            <figure className="border-marigold border-l-4 pl-4">
              <blockquote className="min-[22rem]:max-[25rem]:text-pretty lg:max-xl:text-pretty max-w-note font-serif text-small sm:text-base lg:text-reading low:text-small">
                <KeepTogether text={hero.verse.text} />
              </blockquote>
              <figcaption className="mt-1 text-mist text-small lg:mt-2">{hero.verse.reference}</figcaption>
            </figure>
            <SocialLinks className="mt-5 hidden lg:flex low:hidden print:hidden" />
          </div>
        </div>
        {/* From the last brick, on phones from beside the verse, to the window's edge; `clip-path` steps its left side. */}
        <Photo
          {...homePicture}
          first
          className="absolute inset-[auto_0_0_54%] h-36 w-[46%] object-[50%_90%] min-[125rem]:object-[50%_55%] max-[22rem]:hidden sm:inset-[0_0_0_var(--last-brick)] sm:h-full sm:w-[calc(100%-var(--last-brick))] low:hidden print:hidden [clip-path:polygon(30%_0,100%_0,100%_100%,0_100%,0_75%,10%_75%,10%_50%,20%_50%,20%_25%,30%_25%)]"
        />
      </div>
    </section>
  );
}
