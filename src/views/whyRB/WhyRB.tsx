import { whyRB } from '@content/whyRB';
import { ReadingPage } from '../../components/ReadingPage.tsx';
import { sectionsOf, TextSections } from '../../components/TextSection.tsx';

export function WhyRB() {
  return (
    <ReadingPage
      title="Why Reach & Build?"
      intro={whyRB.intro}
      content={whyRB}
      sections={sectionsOf(whyRB.sections)}
      verse={whyRB.verse}
    >
      <TextSections sections={whyRB.sections} band={2} />
    </ReadingPage>
  );
}
