import { hero, videos } from '@content/home.ts';
import { testimonials } from '@content/testimonials.ts';
import { BrickRule } from '../../components/BrickRule.tsx';
import { KeepTogether } from '../../components/KeepTogether.tsx';
import { SampleStamp } from '../../components/SampleNotice.tsx';
import { SocialLinks } from '../../components/SocialLinks.tsx';
import { ViewHeading, ViewLink } from '../../navigation/Navigation.tsx';

/** The last brick begins where the verse stands, and ends beyond the window's edge. */
const bricks = ['w-1/4 shrink-0', 'w-5/12 shrink-0', 'w-screen shrink-0'];

/** A longer title would not fit on one line of the size that spans the page. */
const fitsOneLine = hero.title.length <= 14;

/** The title stands on a course that runs out of the page; the verse hangs from its last brick. */
export function Hero() {
  return (
    <section className="hero bg-ink text-paper">
      <div className="mx-auto w-full max-w-content px-gutter pt-6 pb-8 lg:pt-10 lg:pb-12 low:py-3">
        <ViewHeading
          className={`-ml-[0.03em] max-w-[4.5em] font-extrabold text-hero tracking-tight ${fitsOneLine ? 'min-[30rem]:max-w-none min-[30rem]:whitespace-nowrap min-[30rem]:text-hero-line' : ''}`}
        >
          {hero.title.replace('& ', '&\u00a0')}
        </ViewHeading>
        <BrickRule bricks={bricks} className="mt-4 overflow-visible lg:mt-7 lg:h-5 low:mt-3 low:h-2" />
        <div className="mt-5 grid gap-x-6 gap-y-6 lg:mt-8 lg:grid-cols-[2fr_1fr] low:mt-3">
          <div className="flex flex-col items-start">
            <SampleStamp
              of={[videos, testimonials]}
              className="mt-5 max-lg:order-last lg:mb-5 lg:mt-0 low:order-last low:mt-3"
            />
            <p className="max-w-[12em] font-semibold text-tagline lg:text-[2.5rem] sm:max-lg:max-w-none low:max-w-none low:text-item">
              <KeepTogether text={hero.tagline} />
            </p>
            <p className="mt-3 max-w-[16em] text-balance text-lead sm:max-w-[24em] lg:mt-4 low:mt-1 low:max-w-none low:text-base">
              <KeepTogether text={hero.sentence} />
            </p>
            <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 lg:mt-7 low:mt-3">
              <ViewLink to="contact" className="button-on-ink">
                {hero.prayerAction}
              </ViewLink>
              <ViewLink to="myStory" className="link-on-ink">
                {hero.storyAction}
              </ViewLink>
            </div>
          </div>
          <div>
            <figure className="border-marigold border-l-4 pl-4 lg:border-l-0 lg:pl-0">
              <blockquote className="max-w-note font-serif lg:text-reading">
                <KeepTogether text={hero.verse.text} />
              </blockquote>
              <figcaption className="mt-1 text-mist text-small lg:mt-2">{hero.verse.reference}</figcaption>
            </figure>
            <SocialLinks className="mt-6 hidden lg:flex" />
          </div>
        </div>
      </div>
    </section>
  );
}
