import { KeepTogether } from '../../components/KeepTogether.tsx';

/** The heading of a section of the home view, with the sentence or two under it. */
export function SectionHeader({ title, intro }: { title: string; intro: string }) {
  return (
    <div className="max-w-text">
      <h2 className="font-extrabold text-section">
        <KeepTogether text={title} />
      </h2>
      <p className="mt-3 text-lead lg:mt-4">
        <KeepTogether text={intro} />
      </p>
    </div>
  );
}
