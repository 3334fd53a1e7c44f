import { hero } from '@content/home.ts';
import { Fragment } from 'react';
import { Course } from '../../components/Course.tsx';
import { SocialLinks } from '../../components/SocialLinks.tsx';
import { ViewHeading, ViewLink } from '../../navigation/Navigation.tsx';

/** The title stands on a course that reaches across the page; the verse hangs from its last stone. */
export function Hero() {
  return (
    <section className="hero bg-ink text-paper">
      <div className="mx-auto w-full max-w-content px-gutter py-7 lg:py-16">
        <ViewHeading className="font-extrabold text-hero tracking-tight">
          {hero.title.split(/ (?=&)/).map((line) => (
            <Fragment key={line}>
              <span className="block">{line}</span>{' '}
            </Fragment>
          ))}
        </ViewHeading>
        <Course bricks={['w-1/4', 'w-5/12', 'w-1/3']} className="mt-5 lg:mt-8 lg:h-5" />
        <div className="mt-6 grid gap-x-1 gap-y-6 lg:grid-cols-[2fr_1fr]">
          <p className="font-semibold text-lead">
            {hero.tagline.match(/[^.]+\.? */g)?.map((sentence) => (
              <span key={sentence} className="inline-block pr-1.5">
                {sentence}
              </span>
            ))}
          </p>
          <figure className="border-marigold border-l-4 pl-5 lg:row-span-2 lg:border-l-0 lg:pl-0">
            <blockquote className="font-serif text-reading">{hero.verse.text}</blockquote>
            <figcaption className="mt-2 text-mist text-small">{hero.verse.reference}</figcaption>
          </figure>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-3 lg:self-start">
            <ViewLink to="contact" className="button-on-ink">
              {hero.prayerAction}
            </ViewLink>
            <ViewLink to="myStory" className="link-on-ink">
              {hero.storyAction}
            </ViewLink>
          </div>
          <SocialLinks className="hidden lg:col-start-2 lg:flex" />
        </div>
      </div>
    </section>
  );
}
