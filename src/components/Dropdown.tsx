import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

type DropdownProps = { trigger: ReactNode; triggerClassName: string; className: string; children: ReactNode };

/** A disclosure (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/), which also works without the script. */
export function Dropdown({ trigger, triggerClassName, className, children }: DropdownProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => ref.current?.removeAttribute('open');

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) ref.current?.removeAttribute('open');
    };
    const listening = new AbortController();
    for (const type of ['pointerdown', 'focusin'])
      addEventListener(type, closeOutside, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (!ref.current?.open) return;
    const links = [...ref.current.querySelectorAll('a')];
    const index = links.indexOf(document.activeElement as HTMLAnchorElement);
    const targets: Record<string, HTMLElement | null | undefined> = {
      ArrowDown: links[index + 1] ?? links[0],
      ArrowUp: links[index - 1] ?? links.at(-1),
      Home: links[0],
      End: links.at(-1),
      Escape: ref.current.querySelector('summary'),
    };
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    if (event.key === 'Escape') close();
    target.focus();
  }
  return (
    <details ref={ref} onKeyDown={onKeyDown} className={`group ${className}`}>
      <summary className={`cursor-pointer list-none gap-1 ${triggerClassName}`}>
        {trigger}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      {/* biome-ignore lint/a11y: keys press the links in it */}
      <div onClick={({ target }) => (target as Element).closest('a') && close()}>{children}</div>
    </details>
  );
}
