import { whyRB } from '@content/whyRB.ts';
import { ReadingPage } from '../components/ReadingPage.tsx';
import { TextSection } from '../components/TextSection.tsx';
import { Verse } from '../components/Verse.tsx';
import { unwrap } from '../content/fact.ts';
import { slug } from '../navigation/addresses.ts';

/** Why this ministry exists. */
export function WhyRB() {
  const sections = unwrap(whyRB.sections);
  return (
    <ReadingPage title={whyRB.title} intro={whyRB.intro} headings={sections.map((section) => section.title)}>
      {sections.map(({ title, paragraphs }) => (
        <TextSection key={title} id={slug(title)} title={title} paragraphs={paragraphs} />
      ))}
      <Verse verse={whyRB.quote} />
    </ReadingPage>
  );
}
