import type { Picture } from 'vite-imagetools';
import { Photo } from '../components/Photo.tsx';
import { picturesByName } from '../components/pictures.ts';
import { ReadingPage } from '../components/ReadingPage.tsx';
import { TextSection } from '../components/TextSection.tsx';
import { about } from '../content/about.ts';
import { unwrap } from '../content/fact.ts';
import { sectionId, slug } from '../navigation/places.ts';

const { founders } = picturesByName<'founders'>(
  import.meta.glob<Picture>('../images/founders.{svg,png,jpg,jpeg}', {
    eager: true,
    import: 'default',
    query: { w: '384;768;1344', format: 'avif;webp', as: 'picture' },
  }),
);

/** The founders, how the ministry came about, and what it does. */
export function About() {
  const sections = unwrap(about.sections);
  return (
    <ReadingPage
      place="about"
      title={about.title}
      headings={[...sections.map((section) => section.title), about.whatWeDo.title]}
    >
      <Photo
        picture={founders}
        alt={about.photoAlt}
        sizes="(min-width: 64rem) 42rem, 100vw"
        className="aspect-[3/2] w-full border-ink border-b-4"
      />
      <div className="mt-6 mb-16 grid gap-6 md:grid-cols-2">
        {about.founders.map((founder) => (
          <div key={unwrap(founder.name)}>
            <h2 className="break-anywhere font-bold text-item">{unwrap(founder.name)}</h2>
            <p className="mt-1 text-slate">{founder.role}</p>
            <p className="mt-3">{unwrap(founder.text)}</p>
          </div>
        ))}
      </div>
      {sections.map(({ title, paragraphs }) => (
        <TextSection key={title} id={sectionId('about', slug(title))} title={title} paragraphs={paragraphs} />
      ))}
      <WhatWeDo />
    </ReadingPage>
  );
}

function WhatWeDo() {
  const { title, intro, items } = about.whatWeDo;
  return (
    <TextSection id={sectionId('about', slug(title))} title={title} paragraphs={[intro]}>
      <ul className="mt-6 grid gap-2">
        {items.map((item) => (
          <li key={item.title} className="border-marigold border-l-8 bg-stone p-5">
            <h3 className="font-bold text-item">{item.title}</h3>
            <p className="mt-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </TextSection>
  );
}
