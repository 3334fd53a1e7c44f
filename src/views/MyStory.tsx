import { about } from '@content/about.ts';
import { myStory } from '@content/myStory.ts';
import { Photo } from '../components/Photo.tsx';
import { ReadingPage } from '../components/ReadingPage.tsx';
import { TextSection } from '../components/TextSection.tsx';
import { Verse } from '../components/Verse.tsx';
import { unwrap } from '../content/fact.ts';
import { sectionId, slug } from '../navigation/addresses.ts';
import { foundersPhoto } from './foundersPhoto.ts';

/** The founder's life story. */
export function MyStory() {
  const sections = unwrap(myStory.sections);
  return (
    <ReadingPage
      view="myStory"
      title={myStory.title}
      ground="ink"
      beside={
        <p className="mt-8 self-end border-marigold border-l-4 pl-5 font-serif text-quote mb-8 lg:mt-0 lg:mb-6">
          {unwrap(myStory.pullLine)}
        </p>
      }
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
      <div className="mt-10 flex break-inside-avoid items-center gap-5">
        <Photo
          picture={foundersPhoto}
          alt={about.photoAlt}
          sizes="12rem"
          className="aspect-3/2 w-48 max-w-1/2 shrink-0 rounded-sm"
        />
        <p className="min-w-0">
          <span className="block break-anywhere font-bold text-item">{unwrap(myStory.signature.name)}</span>
          <span className="text-slate">{myStory.signature.role}</span>
        </p>
      </div>
    </ReadingPage>
  );
}
