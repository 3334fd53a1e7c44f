import { KeepTogether } from '../../components/KeepTogether.tsx';

type SectionHeaderProps = {
  title: string;
  intro?: string;
  /** Spans of title and intro in the page's columns in wide windows, where they stand side by side. */
  columns?: string;
  large?: boolean;
};

export function SectionHeader({ title, intro, columns = '', large = false }: SectionHeaderProps) {
  return (
    <div className={columns ? `lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-2 print:block ${columns}` : ''}>
      <h2 className={`font-extrabold ${large ? 'text-title' : 'text-section'}`}>
        <KeepTogether text={title} />
      </h2>
      {intro && (
        <p className={`max-w-text text-balance text-lead max-lg:mt-3 print:mt-2 ${columns ? '' : 'lg:mt-4'}`}>
          <KeepTogether text={intro} />
        </p>
      )}
    </div>
  );
}
