import { type KeyboardEvent, type ReactNode, useRef } from 'react';

export type TabsProps<Key extends string> = {
  label: string;
  tabs: readonly { key: Key; label: string; content: ReactNode }[];
  selected: Key;
  onSelect: (key: Key) => void;
};

/** Tabs that select on focus (ARIA Authoring Practices, 'Tabs with Automatic Activation'). */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex((tab) => tab.key === selected);

  function onKeyDown(event: KeyboardEvent) {
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: (index - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const tab = tabs[targets[event.key] ?? -1];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelector<HTMLElement>(`#tab-${tab.key}`)?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="mt-8 flex flex-wrap border-ink border-b-2">
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`tab-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === selected}
            aria-controls={`panel-${tab.key}`}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
            onKeyDown={onKeyDown}
            className="min-h-14 px-6 font-bold text-lead hover:bg-stone aria-selected:bg-ink aria-selected:text-paper"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }) => (
        <div
          key={key}
          id={`panel-${key}`}
          role="tabpanel"
          aria-labelledby={`tab-${key}`}
          // Print has both panels.
          className={key === selected ? '' : 'hidden print:block'}
        >
          {content}
        </div>
      ))}
    </>
  );
}
