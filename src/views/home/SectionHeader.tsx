import { Text } from '../../components/Text.tsx';

type SectionHeaderProps = {
  title: string;
  intro?: string;
  /** Column spans of title and intro, side by side in wide windows. */
  columns?: string;
  large?: boolean;
};

/** For the link at the end of a section. */
export const leadsOn = 'link mt-6 inline-flex min-h-target items-center font-semibold print:hidden';

export function SectionHeader({ title, intro, columns = '', large = false }: SectionHeaderProps) {
  return (
    <div className={columns ? `lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-2 print:block ${columns}` : ''}>
      <Text as="h2" className={`font-extrabold ${large ? 'text-title' : 'text-section'}`} text={title} />
      {intro && (
        <Text
          as="p"
          className={`max-w-text text-balance text-lead max-lg:mt-3 print:mt-2 ${columns ? '' : 'lg:mt-4'}`}
          text={intro}
        />
      )}
    </div>
  );
}
