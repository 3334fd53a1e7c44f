import { Prose } from '../../components/Prose.tsx';

/** The heading of a section of the home view, with the sentence or two under it. */
export function SectionOpening({ id, title, intro }: { id: string; title: string; intro: string }) {
  return (
    <div className="max-w-text">
      <h2 id={id} className="font-extrabold text-section">
        {title}
      </h2>
      <p className="mt-3 text-lead lg:mt-4">
        <Prose text={intro} />
      </p>
    </div>
  );
}
