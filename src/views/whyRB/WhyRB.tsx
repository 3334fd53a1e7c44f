import { leaders } from '@content/leaders';
import { whyRB } from '@content/whyRB';
import portraitOf from '@pictures/portraits';
import sceneOf from '@pictures/scenes';
import type { Leader } from '../../../content/schema/schema.ts';
import { views } from '../../../content/views.ts';
import { TitlePicture } from '../../components/Page.tsx';
import { Photo } from '../../components/Photo.tsx';
import { ReadingPage } from '../../components/ReadingPage.tsx';
import { markForeign, Text } from '../../components/Text.tsx';
import { sectionsOf, TextSection } from '../../components/TextSection.tsx';
import { Verse } from '../../components/Verse.tsx';
import './whyRB.css';

const { sections, verse } = whyRB;
/** The picture of the first section stands beside the title. */
const top = sections[0]?.picture;

export function WhyRB() {
  return (
    <ReadingPage
      title={views.whyRB.heading}
      intro={whyRB.intro}
      content={whyRB}
      beside={top && <TitlePicture picture={sceneOf(top.photo)} alt={top.alt} />}
      sections={sectionsOf(sections)}
      end={verse && <Verse large verse={verse} />}
    >
      <div className="why">
        {sections.map(({ leader, picture, ...section }, index) => {
          const voice = leaders.find(({ key }) => key === leader);
          return (
            <TextSection key={section.title} {...section} picture={index ? picture : undefined}>
              {voice && <Voice leader={voice} />}
            </TextSection>
          );
        })}
      </div>
    </ReadingPage>
  );
}

/** A leader's words across the window, on a ground of their own; the face is at the foot of the band. */
function Voice({ leader: { portrait, name, alt = name, excerpt, role } }: { leader: Leader }) {
  return (
    <div className="across voice print:hidden">
      {portrait && (
        <Photo
          picture={portraitOf(portrait)}
          alt={alt}
          sizes="(min-width: 64rem) 27vw, 58vw"
          className="voice-face"
        />
      )}
      <figure>
        <Text as="blockquote" className="font-serif text-section" text={`“${excerpt}”`} />
        <figcaption>
          <strong>{markForeign(name)}</strong>, {markForeign(role)}.
        </figcaption>
      </figure>
    </div>
  );
}
