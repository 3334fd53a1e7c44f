import { type ComponentType, useState } from 'react';
import { useHydrated } from './useHydrated.ts';

/** The same object at each render, or React would empty the element. */
const asItIs = { __html: '' };

type PrerenderedProps = { part: { Component: ComponentType<object> } };

/** A part without handlers and state: the script leaves it as the document has it, and fetches it only where it renders it itself. */
export function Prerendered({ part }: PrerenderedProps) {
  const [wasHydrated] = useState(!useHydrated());
  return wasHydrated && !import.meta.env.SSR ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps what the build has rendered
    <div suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />
  ) : (
    <div>
      <part.Component />
    </div>
  );
}
