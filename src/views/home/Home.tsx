import { mission } from '@content/home/mission';
import { cover } from '@content/myStory/cover';
import { pullLine } from '@content/myStory/pullLine';
import coverOf from '@pictures/story';
import { homeWords } from '#words/homeWords.ts';
import { words } from '#words/words.ts';
import { type View, views } from '../../../content/views.ts';
import { Notice } from '../../components/Notice.tsx';
import { Photo } from '../../components/Photo.tsx';
import { PrintHead } from '../../components/PrintHead.tsx';
import { Text } from '../../components/Text.tsx';
import { ViewLink } from '../../navigation/Navigation.tsx';
import { Hero } from './Hero.tsx';
import { LetterDialog } from './LetterDialog.tsx';
import { Outreach } from './Outreach.tsx';
import { SectionHeader } from './SectionHeader.tsx';
import { Testimonials } from './Testimonials.tsx';
import { Videos } from './Videos.tsx';
import './home.css';

type HomeProps = {
  /** The key of the leader whose letter is open. */
  selectedTestimonial: string | null;
  onSelect: (testimonial: string | null) => void;
};

export function Home({ selectedTestimonial, onSelect }: HomeProps) {
  return (
    <main id="content" tabIndex={-1} className="sheet pt-header print:pt-0">
      <PrintHead />
      <Notice />
      <Hero />
      <Mission />
      <Outreach />
      <Videos />
      <Story />
      <section className="bg-paper">
        <Testimonials onSelect={onSelect} />
        <LetterDialog selectedTestimonial={selectedTestimonial} onClosed={() => onSelect(null)} />
      </section>
    </main>
  );
}

const links: { [item: string]: { to: View; children?: string } } = {
  leadershipDevelopment: { to: 'contact', children: words.nextSteps.invite },
  communityBuilding: { to: 'about' },
};

const items = (['missionWork', 'leadershipDevelopment', 'communityBuilding'] as const).map((key) => ({
  title: homeWords.mission[key],
  text: mission[key],
  link: links[key],
}));

function Mission() {
  return (
    <section className="overflow-hidden bg-paper">
      <div className="content pt-[clamp(1rem,100svh-40rem,4rem)] pb-12 max-sm:upright:pt-5 lg:pb-16 print:pt-2 print:pb-0">
        <div className="five-seven">
          <SectionHeader title={homeWords.mission.title} intro={mission.intro} />
        </div>
        <ol className="mt-8 gap-x-2 lg:mt-6 lg:grid lg:grid-cols-3">
          {items.map(({ title, text, link }, index) => (
            <li key={title} className="mission-item">
              <span aria-hidden="true" className="font-extrabold text-brick text-title">
                {index + 1}
              </span>
              <Text as="h3" className="font-bold text-digits lg:text-item" text={title} />
              <div>
                <Text
                  as="p"
                  className="max-w-text text-balance text-field md:text-lead lg:[&:lang(ta)]:text-field mt-2"
                  text={text}
                />
                {link && (
                  <ViewLink
                    {...link}
                    className="link inline-flex min-h-target items-center font-semibold text-field print:hidden"
                  />
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Story() {
  return (
    <div className="overflow-hidden bg-ink text-paper print:hidden">
      <div className="content items-center gap-x-8 lg:grid lg:grid-cols-[7fr_5fr]">
        <Photo
          picture={coverOf(cover)}
          alt=""
          sizes="(min-width: 64rem) 58vw, 100vw"
          className="story-scene"
        />
        <figure className="py-8">
          <p className="font-bold text-item text-marigold">{views.myStory.name}</p>
          <Text as="blockquote" className="story-line" text={pullLine} />
          <figcaption className="mt-4">
            <ViewLink to="myStory" className="link-on-ink">
              {views.myStory.read}
            </ViewLink>
          </figcaption>
        </figure>
      </div>
    </div>
  );
}
