import { words } from '#words/words.ts';
import { Dropdown } from './Dropdown.tsx';
import { Text } from './Text.tsx';

/** A section of a page, by the id of its element. */
export type PageSection = { id: string; title: string };

/** @param current index; -1 above the first section, where the title is shown */
type SectionMenuProps = {
  title: string;
  sections: readonly PageSection[];
  current: number;
  className: string;
};

/** Table of contents as a dropdown; its trigger names the section that is being read. */
export function SectionMenu({ title, sections, current, className }: SectionMenuProps) {
  const reading = sections[current];
  return (
    <Dropdown
      className={`min-w-[34%] flex-1 ${className}`}
      triggerClassName="flex min-h-target items-center text-slate text-small hover:text-brick"
      trigger={
        <span className="strip-label">
          {reading ? <b className="text-ink">{words.sectionOf(current + 1, sections.length)}</b> : title}
          {reading && <span className="max-sm:sr-only">: {reading.title}</span>}
        </span>
      }
    >
      <ol className="absolute inset-x-0 top-full max-h-[calc(100vh-12rem)] overflow-y-auto overscroll-contain border-ink border-b-2 bg-paper noscript:static noscript:max-h-none">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={index === current ? 'location' : undefined}
              className="content menu-link gap-3 py-1.5 hover:bg-stone aria-[current=location]:font-semibold"
            >
              <span className="w-6 shrink-0 text-right font-semibold">{index + 1}</span>
              <Text as="span" text={title} />
            </a>
          </li>
        ))}
      </ol>
    </Dropdown>
  );
}
