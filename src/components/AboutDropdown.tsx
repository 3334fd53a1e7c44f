import { words } from '@content/interface.ts';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { aboutMenu } from '../navigation/menu.ts';
import { useNavigation, ViewLink } from '../navigation/Navigation.tsx';

/** Where each key leads from the link at `index`; -1 is the trigger. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count - 1 : index - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The header's About menu: a disclosure of links (ARIA Authoring Practices, 'Disclosure Navigation'). */
export function AboutDropdown({ triggerClassName }: { triggerClassName: string }) {
  const { view } = useNavigation();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const holdsCurrent = aboutMenu.some((item) => item.view === view);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  function closeWhenFocusLeaves(event: FocusEvent) {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget as Node)) setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      trigger.current?.focus();
    }
    const step = steps[event.key];
    const links = root.current?.querySelectorAll('a');
    if (!open || !step || !links) return;
    event.preventDefault();
    links[step([...links].indexOf(document.activeElement as HTMLAnchorElement), links.length)]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus bubble up here from the trigger and links
    <div ref={root} onBlur={closeWhenFocusLeaves} onKeyDown={onKeyDown}>
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls="about-menu"
        onClick={() => setOpen(!open)}
        className={`${triggerClassName} gap-1 ${holdsCurrent ? 'border-b-brick text-brick' : ''}`}
      >
        {words.menu.about}
        <ChevronDown aria-hidden="true" className={`size-4 ${open ? 'rotate-180' : ''}`} />
      </button>
      <ul
        id="about-menu"
        hidden={!open}
        className="about-menu absolute right-0 mt-3 w-72 border border-ink bg-paper"
      >
        {open &&
          aboutMenu.map((item) => (
            <li key={item.view} className="border-line not-last:border-b">
              <ViewLink
                to={item.view}
                marksCurrent
                onClick={() => setOpen(false)}
                className="flex min-h-target items-center px-4 py-2 font-semibold hover:bg-stone hover:text-brick aria-[current=page]:text-brick"
              >
                {item.label}
              </ViewLink>
            </li>
          ))}
      </ul>
    </div>
  );
}
