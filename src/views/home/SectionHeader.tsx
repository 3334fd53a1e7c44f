import { Text } from '../../components/Text.tsx';

type SectionHeaderProps = { title: string; intro?: string; large?: boolean };

export const leadsOn = 'link mt-6 inline-flex min-h-target items-center font-semibold print:hidden';

export function SectionHeader({ title, intro, large = false }: SectionHeaderProps) {
  return (
    <>
      <Text as="h2" className={`font-extrabold ${large ? 'text-title' : 'text-section'}`} text={title} />
      {intro && (
        <Text as="p" className="mt-3 max-w-text text-balance text-lead lg:mt-4 print:mt-2" text={intro} />
      )}
    </>
  );
}
