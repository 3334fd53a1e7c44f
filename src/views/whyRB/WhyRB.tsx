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
    >
      <div className="why">
        {sections.map(({ leader, picture, ...section }, index) => (
          <TextSection key={section.title} {...section} picture={index ? picture : undefined}>
            {index === 0 && section.pull && <HundredBricks />}
            {leaders.map(
              (each) =>
                each.key === leader && <Voice key={each.key} leader={each} className="pt-8 lg:pt-12" />,
            )}
          </TextSection>
        ))}
      </div>
      {verse && (
        <>
          <div className="across mt-16 bg-ink py-12 text-paper max-sm:**:text-pretty lg:pt-16 print:py-0 [&_figcaption]:text-mist">
            <Verse large verse={verse} />
          </div>
          <HundredBricks laid />
        </>
      )}
    </ReadingPage>
  );
}

/** Where the brick is, and where those around it are. */
const near = '46 2';
const neighbours = [near, '44 0', '48 0', '42 2', '50 2', '44 4', '48 4'];

/** A wall of a hundred bricks, and one that is near; `laid`, once that one has taught the others. */
function HundredBricks({ laid = false }) {
  const bricks = laid ? 'laid' : 'bricks';
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`across -mt-px h-24 w-screen bg-ink p-0 sm:h-auto print:hidden ${laid ? 'fill-brick-on-ink' : 'fill-steel'}`}
    >
      <pattern id={bricks} width="4" height="4" patternUnits="userSpaceOnUse">
        <path d="M0 0h3.7v1.7H0zM0 2h1.7v1.7H0zM2 2h2v1.7H2z" />
      </pattern>
      <path fill={`url(#${bricks})`} d="M0 0h100v8H0z" />
      {(laid ? neighbours : [near]).map((brick) => (
        <path key={brick} className="fill-marigold" d={`M${brick}h3.7v1.7h-3.7z`} />
      ))}
    </svg>
  );
}
