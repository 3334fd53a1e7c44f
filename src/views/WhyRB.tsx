import { whyRB } from '@content/whyRB.ts';
import { ReadingPage } from '../components/ReadingPage.tsx';
import { TextSection } from '../components/TextSection.tsx';
import { unwrap } from '../content/fact.ts';
import { sectionId, slug } from '../navigation/addresses.ts';

/** Why this ministry exists. */
export function WhyRB() {
  const sections = unwrap(whyRB.sections);
  return (
    <ReadingPage
      view="whyRB"
      title={whyRB.title}
      intro={whyRB.intro}
      headings={sections.map((section) => section.title)}
      verse={whyRB.quote}
    >
      {sections.map(({ title, paragraphs }, index) => (
        <TextSection
          key={title}
          id={sectionId('whyRB', slug(title))}
          title={title}
          paragraphs={paragraphs}
          band={index === 2}
        />
      ))}
    </ReadingPage>
  );
}
