import { myStory } from '@content/myStory.ts';
import { KeepTogether } from '../components/KeepTogether.tsx';
import { ReadingPage } from '../components/ReadingPage.tsx';
import { TextSections } from '../components/TextSection.tsx';
import { unwrap } from '../model/fact.ts';

/** The founder's life story. */
export function MyStory() {
  const sections = unwrap(myStory.sections);
  return (
    <ReadingPage
      title={myStory.title}
      ground="ink"
      bricks={['w-7/12', 'w-3/12', 'w-2/12']}
      beside={
        <p className="mt-8 self-end border-marigold border-l-4 pl-5 font-serif text-quote mb-8 lg:mt-0 lg:mb-6 lg:max-w-[20rem]">
          <KeepTogether text={unwrap(myStory.pullLine)} />
        </p>
      }
      intro={unwrap(myStory.intro)}
      content={myStory}
      headings={sections.map((section) => section.title)}
      verse={myStory.verse}
      nextSteps="myStory"
    >
      <TextSections sections={sections} band={2} />
      <p className="mt-10 inline-block max-w-full break-inside-avoid border-brick border-t-4 pt-3">
        <span className="block font-bold text-item">
          <KeepTogether text={unwrap(myStory.signature.name)} />
        </span>
        <span className="text-slate">
          <KeepTogether text={myStory.signature.role} />
        </span>
      </p>
    </ReadingPage>
  );
}
