import { whyRB } from '@content/whyRB.ts';
import { ReadingPage } from '../components/ReadingPage.tsx';
import { TextSections } from '../components/TextSection.tsx';
import { unwrap } from '../model/fact.ts';

export function WhyRB() {
  const sections = unwrap(whyRB.sections);
  return (
    <ReadingPage
      title={whyRB.title}
      intro={whyRB.intro}
      content={whyRB}
      headings={sections.map((section) => section.title)}
      verse={whyRB.quote}
      nextSteps="whyRB"
    >
      <TextSections sections={sections} band={2} />
    </ReadingPage>
  );
}
