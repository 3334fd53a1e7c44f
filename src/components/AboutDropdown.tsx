import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, use } from 'react';
import type { MenuGroup } from '../navigation/menu.ts';
import { ViewContext, ViewLink } from '../navigation/Navigation.tsx';
import { useDisclosure } from './useDisclosure.ts';

/** Roving focus: the next index for each key; -1 is the trigger. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count - 1 : index - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Dropdown of a menu group: a native `<details>`, which also works without the script; that adds the arrow keys. */
export function AboutDropdown({ label, items, triggerClassName }: MenuGroup & { triggerClassName: string }) {
  const view = use(ViewContext);
  const { ref, close, onBlur, onKeyDown: closeOnEscape } = useDisclosure();
  const holdsCurrent = items.some((item) => item.view === view);

  function onKeyDown(event: KeyboardEvent) {
    closeOnEscape(event);
    const step = steps[event.key];
    if (!step || !ref.current?.open) return;
    event.preventDefault();
    const links = ref.current.querySelectorAll('a');
    links[step([...links].indexOf(document.activeElement as HTMLAnchorElement), links.length)]?.focus();
  }

  return (
    <details ref={ref} onBlur={onBlur} onKeyDown={onKeyDown} className="group/about relative">
      <summary
        className={`${triggerClassName} cursor-pointer list-none gap-1 ${holdsCurrent ? 'border-b-brick text-brick' : ''}`}
      >
        {label}
        <ChevronDown aria-hidden="true" className="size-4 group-open/about:rotate-180" />
      </summary>
      <ul className="-left-3.5 absolute mt-3 w-[min(18rem,324px)] border-2 border-brick bg-paper">
        {items.map((item) => (
          <li key={item.view} className="border-line not-last:border-b">
            <ViewLink
              to={item.view}
              tellsCurrent
              onClick={close}
              className="menu-link px-4 py-2 font-semibold hover:bg-stone"
            >
              {item.label}
            </ViewLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
