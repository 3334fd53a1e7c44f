import { whyRB } from '@content/whyRB';
import { views } from '../../../content/views.ts';
import { ReadingPage } from '../../components/ReadingPage.tsx';
import { sectionsOf, TextSections } from '../../components/TextSection.tsx';
import { Verse } from '../../components/Verse.tsx';

export function WhyRB() {
  return (
    <ReadingPage
      title={views.whyRB.heading}
      intro={whyRB.intro}
      content={whyRB}
      sections={sectionsOf(whyRB.sections)}
    >
      <div className="why">
        <TextSections sections={whyRB.sections} band={2} />
      </div>
      {whyRB.verse && (
        <div className="across mt-16 bg-stone py-12 lg:py-16 print:py-0">
          <Verse large verse={whyRB.verse} />
        </div>
      )}
    </ReadingPage>
  );
}
