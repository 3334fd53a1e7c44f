import { useLayoutEffect, useState } from 'react';

let kept = false;

const alike = ({ localName }: Element) => [...document.querySelectorAll<HTMLElement>(`#root ${localName}`)];

/** Folds, dialogs and the focus of the document, each with its place among those of its kind. */
const noted = () =>
  [...document.querySelectorAll<HTMLElement>('#root :is(details, dialog, :focus)')].map((old) => ({
    old,
    place: alike(old).indexOf(old),
    isFocused: old === document.activeElement,
  }));

/**
 * Opens what was open, and puts back the focus and the caret, where hydration has replaced the document's elements, as it
 * does in a page that the browser has translated.
 */
export function useKeptState(): void {
  const [before] = useState(() => (globalThis.document && !kept ? noted() : []));
  useLayoutEffect(() => {
    if (kept) return;
    kept = true;
    for (const { old, place, isFocused } of before) {
      const anew = old.isConnected ? undefined : alike(old)[place];
      if (!anew) continue;
      if (anew instanceof HTMLDialogElement && (old as HTMLDialogElement).open) anew.showModal();
      if (anew instanceof HTMLDetailsElement) anew.open = (old as HTMLDetailsElement).open;
      if (!isFocused) continue;
      anew.focus({ preventScroll: true });
      const { selectionStart, selectionEnd } = old as HTMLInputElement;
      // Fields for email addresses have none.
      if (typeof selectionStart === 'number')
        (anew as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
    }
  }, [before]);
}
