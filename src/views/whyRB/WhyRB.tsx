import { leaders } from '@content/leaders';
import { whyRB } from '@content/whyRB';
import sceneOf from '@pictures/scenes';
import type { ReactNode } from 'react';
import { views } from '../../../content/views.ts';
import { TitlePicture } from '../../components/Page.tsx';
import { ReadingPage } from '../../components/ReadingPage.tsx';
import { Text } from '../../components/Text.tsx';
import { Paragraphs, sectionsOf, splitAt, TextSection } from '../../components/TextSection.tsx';
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
    >
      <div className="why">
        {sections.map(({ leader, picture, pull = '', paragraphs, ...section }, index) => {
          const voice = leaders.find(({ key }) => key === leader);
          const [before = [], after = []] = index || !pull ? [paragraphs] : splitAt(paragraphs, pull);
          return (
            <TextSection
              key={section.title}
              {...section}
              paragraphs={before}
              pull={pull}
              picture={index ? picture : undefined}
              beside={voice && <Voice leader={voice} />}
            >
              {index === 0 && pull && (
                <HundredBricks>
                  <Text as="p" className="pulled beside font-serif" text={pull} />
                </HundredBricks>
              )}
              {after.length > 0 && (
                <div className="beside mt-8">
                  <Paragraphs paragraphs={after} />
                </div>
              )}
            </TextSection>
          );
        })}
      </div>
      {verse && (
        <HundredBricks laid>
          <Verse large verse={verse} className="beside" />
        </HundredBricks>
      )}
    </ReadingPage>
  );
}

/** Where the brick is, and where those around it are. */
const near = '46 2';
const neighbours = [near, '44 0', '48 0', '42 2', '50 2', '44 4', '48 4'];

/** Words over a wall of a hundred bricks, and one that is near; `laid`, once that one has taught the others. */
function HundredBricks({ laid = false, children }: { laid?: boolean; children: ReactNode }) {
  const bricks = laid ? 'laid' : 'bricks';
  return (
    <div className="across mt-12 bg-ink pt-12 text-paper lg:pt-16 print:mt-3 print:py-0 [&_figcaption]:text-mist">
      {children}
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className={`-mx-(--edge) mt-12 h-24 w-screen sm:h-auto print:hidden ${laid ? 'fill-brick-on-ink' : 'fill-steel'}`}
      >
        <pattern id={bricks} width="4" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 0h3.7v1.7H0zM0 2h1.7v1.7H0zM2 2h2v1.7H2z" />
        </pattern>
        <path fill={`url(#${bricks})`} d="M0 0h100v8H0z" />
        {(laid ? neighbours : [near]).map((brick) => (
          <path key={brick} className="fill-marigold" d={`M${brick}h3.7v1.7h-3.7z`} />
        ))}
      </svg>
    </div>
  );
}
