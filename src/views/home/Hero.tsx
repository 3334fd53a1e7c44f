import { SocialLinks } from '../../components/SocialLinks.tsx';
import { hero } from '../../content/home.ts';
import { PlaceLink } from '../../navigation/Navigation.tsx';
import { places } from '../../navigation/places.ts';

/** Title, tagline and verse, on ink; the title stands on courses that reach outward as they rise. */
export function Hero() {
  const [reach = '', build] = hero.title.split(/ (?=&)/);
  return (
    <section id={places.home.fragment} aria-labelledby="hero-title" className="hero bg-ink text-paper">
      <div className="mx-auto grid w-full max-w-content grow content-center gap-x-12 gap-y-8 px-gutter py-8 lg:grid-cols-[8fr_4fr] lg:py-16">
        <div>
          <h1 id="hero-title" tabIndex={-1} className="font-extrabold text-hero">
            {reach} {build && <span className="block">{build}</span>}
          </h1>
          <HeroCourses />
          <p className="mt-6 font-semibold text-lead">{hero.tagline}</p>
        </div>
        <figure className="self-end border-marigold border-l-4 pl-5 lg:pl-6">
          <blockquote className="font-serif text-reading">{hero.verse.text}</blockquote>
          <figcaption className="mt-2 text-mist text-small">{hero.verse.reference}</figcaption>
        </figure>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <PlaceLink to="contact" className="button-on-ink">
            {hero.prayerAction}
          </PlaceLink>
          <PlaceLink to="myStory" className="link-on-ink">
            {hero.storyAction}
          </PlaceLink>
        </div>
        <SocialLinks className="hidden lg:flex" />
      </div>
    </section>
  );
}

function HeroCourses() {
  return (
    <div aria-hidden="true" className="mt-4 grid gap-1 lg:mt-6">
      <div className="flex h-3 gap-1 lg:h-5">
        <div className="w-5/12 bg-brick" />
        <div className="w-3/12 bg-brick-dark" />
        <div className="w-4/12 bg-marigold" />
      </div>
      <div className="flex h-3 gap-1 lg:h-5">
        <div className="w-3/12 bg-brick-dark" />
        <div className="w-4/12 bg-brick" />
      </div>
      <div className="flex h-3 gap-1 lg:h-5">
        <div className="w-4/12 bg-brick" />
      </div>
    </div>
  );
}
