import { KeepTogether } from '../../components/KeepTogether.tsx';

type SectionHeaderProps = {
  title: string;
  intro?: string;
  /** Grid columns in wide windows: the intro stands in the second one, beside the title. */
  columns?: string;
  large?: boolean;
};

export function SectionHeader({ title, intro, columns = '', large = false }: SectionHeaderProps) {
  return (
    <div className={columns ? `gap-x-8 lg:grid lg:items-end print:block ${columns}` : ''}>
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
