import { hero } from '@content/home/hero';
import pictureOf from '@pictures/hero';
import { ministry } from '#words/words.ts';
import { views } from '../../../content/views.ts';
import { Course } from '../../components/Course.tsx';
import { InEnglish } from '../../components/Notice.tsx';
import { Photo } from '../../components/Photo.tsx';
import { SocialLinks } from '../../components/SocialLinks.tsx';
import { Text } from '../../components/Text.tsx';
import { ViewLink } from '../../navigation/Navigation.tsx';

export function Hero() {
  return (
    <section className="overflow-hidden bg-ink text-paper">
      <InEnglish />
      <div className="content @container pt-5 sm:pt-6 print:pt-0 short-window:pt-4">
        <h1 tabIndex={-1} className="hero-title">
          {ministry.name}
        </h1>
        <Course onInk className="mt-3 sm:mt-4 lg:mt-5 lg:h-5 short-window:mt-2 short-window:h-2" />
      </div>
      <div className="relative">
        <div className="content hero-words">
          <div className="lg:col-span-5 short-window:col-span-1">
            <Text
              as="p"
              className="max-w-[12em] text-balance font-semibold text-tagline [&:lang(ta)]:max-w-[17em] lg:[&:lang(ta)]:text-quote short-window:max-w-none short-window:text-item"
              text={ministry.tagline}
            />
            <Text
              as="p"
              className="mt-2 max-w-[24em] text-balance sm:text-lead lg:mt-3 lg:pr-6 short-window:mt-0 short-window:max-w-none short-window:text-base"
              text={hero.sentence}
            />
            <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 lg:mt-5 short-window:mt-2">
              <ViewLink to="contact" className="button-on-ink max-[22rem]:px-4 print:hidden">
                {views.contact.pray}
              </ViewLink>
              <ViewLink to="myStory" className="link-on-ink" />
            </div>
          </div>
          <div className="min-[22rem]:max-sm:mr-[46%] sm:max-lg:mr-8 upright:mr-0! flex flex-col justify-between lg:col-span-3 lg:pr-6 short-window:col-span-1 short-window:mr-0">
            <figure className="border-marigold border-l-4 pl-4">
              <Text
                as="blockquote"
                className={`upright:text-balance max-sm:text-pretty upright:max-w-[16.75rem] max-w-note font-serif leading-snug short-window:text-small ${hero.verse.text.length < 60 ? 'text-reading lg:text-digits' : 'text-small sm:text-base lg:text-reading'}`}
                text={hero.verse.text}
              />
              <figcaption className="mt-1 text-mist text-small lg:mt-2">{hero.verse.reference}</figcaption>
            </figure>
            <SocialLinks className="mt-5 -ml-3 hidden lg:flex [&_a]:border-transparent short-window:hidden print:hidden" />
          </div>
        </div>
        <Photo
          picture={pictureOf(hero.photo)}
          alt={hero.alt}
          sizes="(min-width: 64rem) 44vw, (max-aspect-ratio: 4/5) 100vw, 50vw"
          first
          className="hero-people"
        />
      </div>
    </section>
  );
}
