import { ReadingPage } from '../components/ReadingPage.tsx';
import { TextSection } from '../components/TextSection.tsx';
import { Verse } from '../components/Verse.tsx';
import { unwrap } from '../content/fact.ts';
import { myStory } from '../content/myStory.ts';
import { sectionId, slug } from '../navigation/places.ts';

/** The founder's life story. */
export function MyStory() {
  const sections = unwrap(myStory.sections);
  return (
    <ReadingPage
      place="myStory"
      title={myStory.title}
      intro={myStory.intro}
      headings={sections.map((section) => section.title)}
    >
      {sections.map(({ title, paragraphs }) => (
        <TextSection
          key={title}
          id={sectionId('myStory', slug(title))}
          title={title}
          paragraphs={paragraphs}
        />
      ))}
      <Verse verse={myStory.verse} />
      <p className="mt-8">
        <span className="block break-anywhere font-bold text-item">{unwrap(myStory.signature.name)}</span>
        <span className="text-slate">{myStory.signature.role}</span>
      </p>
    </ReadingPage>
  );
}
