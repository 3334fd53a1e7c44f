import { leaders } from '@content/leaders';
import { whyRB } from '@content/whyRB';
import sceneOf from '@pictures/scenes';
import { views } from '../../../content/views.ts';
import { TitlePicture } from '../../components/Page.tsx';
import { ReadingPage } from '../../components/ReadingPage.tsx';
import { sectionsOf, TextSection } from '../../components/TextSection.tsx';
import { Verse } from '../../components/Verse.tsx';
import { Voice } from '../../components/Voice.tsx';
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
              {voice && (
                <Voice
                  leader={voice}
                  className="across voice"
                  faceClassName="voice-face"
                  sizes="(min-width: 64rem) 43vw, 58vw"
                />
              )}
            </TextSection>
          );
        })}
      </div>
    </ReadingPage>
  );
}
