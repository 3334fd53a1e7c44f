import { about } from '@content/about.ts';
import { NextSteps } from '../components/NextSteps.tsx';
import { Photo } from '../components/Photo.tsx';
import { ReadingPage } from '../components/ReadingPage.tsx';
import { TextSection } from '../components/TextSection.tsx';
import { unwrap } from '../content/fact.ts';
import { slug } from '../navigation/addresses.ts';
import { foundersPhoto } from './foundersPhoto.ts';

/** The founders, how the ministry came about, and what it does. */
export function About() {
  const sections = unwrap(about.sections);
  return (
    <ReadingPage
      title={about.title}
      content={about}
      bricks={['w-7/12', 'w-3/12', 'w-2/12']}
      beside={
        <Photo
          picture={foundersPhoto}
          alt={about.photoAlt}
          sizes="(min-width: 64rem) 30rem, 100vw"
          className="mt-8 aspect-3/2 w-full lg:-mt-6 lg:w-[30rem] print:w-[16rem]"
        />
      }
      verse={about.verse}
      headings={[...sections.map((section) => section.title), about.whatWeDo.title]}
    >
      <div className="mb-16 grid gap-8 md:grid-cols-2 print:mb-8">
        {about.founders.map((founder) => (
          <div key={unwrap(founder.name)} className="border-ink border-t-2 pt-3">
            <h2 className="break-anywhere font-bold text-item">{unwrap(founder.name)}</h2>
            <p className="mt-1 text-slate">{unwrap(founder.role)}</p>
            <p className="mt-3">{unwrap(founder.text)}</p>
          </div>
        ))}
      </div>
      {sections.map(({ title, paragraphs }) => (
        <TextSection key={title} id={slug(title)} title={title} paragraphs={paragraphs} />
      ))}
      <WhatWeDo />
      <NextSteps after="about" className="mt-12" />
    </ReadingPage>
  );
}

/** How far each of the three reaches: the higher, the further. */
const reach = ['', 'md:mr-16', 'md:mr-32'];

function WhatWeDo() {
  const { title, intro, items } = about.whatWeDo;
  return (
    <TextSection id={slug(title)} title={title} paragraphs={[intro]} band>
      <ul className="mt-8">
        {items.map((item, index) => (
          <li key={item.title} className={`border-brick border-t-4 pt-3 pb-8 ${reach[index] ?? ''}`}>
            <h3 className="font-bold text-item">{item.title}</h3>
            <p className="mt-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </TextSection>
  );
}
