import { whyRB } from '@content/whyRB';
import { views } from '../../../content/views.ts';
import { ReadingPage } from '../../components/ReadingPage.tsx';
import { sectionsOf, TextSections } from '../../components/TextSection.tsx';

export function WhyRB() {
  return (
    <ReadingPage
      title={views.whyRB.heading}
      intro={whyRB.intro}
      content={whyRB}
      sections={sectionsOf(whyRB.sections)}
      verse={whyRB.verse}
    >
      <TextSections sections={whyRB.sections} band={2} />
    </ReadingPage>
  );
}
