import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** One of Lucide's icons, beside words that say the same. */
export function Icon({ of, className }: { of: IconNode; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {of.map(([name, attributes]) =>
        createElement(name, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
