import { answers } from '@content/answers';
import { myStory } from '@content/myStory';
import { FactText } from '../../components/Example.tsx';
import { FrequentQuestions } from '../../components/FrequentQuestions.tsx';
import { ReadingPage } from '../../components/ReadingPage.tsx';
import { Text } from '../../components/Text.tsx';
import { TextSections } from '../../components/TextSection.tsx';

export function MyStory() {
  const { sections } = myStory;
  return (
    <ReadingPage
      title="Life Story – From the Streets to the Nations"
      background="ink"
      beside={
        <p className="font-serif text-lead lg:text-quote max-md:my-8 md:pb-5 print:mt-0 print:mb-4 print:w-[17rem] print:pb-0 print:text-lead">
          {myStory.pullLine.split('\n').map((line) => (
            <Text as="span" key={line} className="block text-balance" text={line} />
          ))}
        </p>
      }
      intro={myStory.intro}
      content={myStory}
      headings={sections.map((section) => section.title)}
      verse={myStory.verse}
    >
      <TextSections sections={sections} band={2} />
      <p className="mt-10 inline-block max-w-full break-inside-avoid border-brick border-t-4 pt-3">
        <span className="block font-bold text-item">
          <FactText fact={myStory.signature.name} />
        </span>
        <Text as="span" className="text-slate" text={myStory.signature.role} />
      </p>
      <FrequentQuestions questions={answers.myStory} />
    </ReadingPage>
  );
}
