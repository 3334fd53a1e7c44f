import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useCloseOnBack } from '../navigation/overlayEntry.ts';
import { useScrollLock } from './useScrollLock.ts';

type ModalDialogProps = {
  open: boolean;
  /** Called on Escape, a press on the backdrop, and the browser's Back button. */
  onClose: () => void;
  /** Id of the element that names the dialog, or its name. */
  labelledBy?: string;
  label?: string;
  className: string;
  children: ReactNode;
};

/**
 * A native modal dialog with the whole contract of the ARIA Authoring Practices: focus goes in, is kept while it
 * is open and returns to where it was; Escape closes it; the page behind is inert and does not scroll.
 */
export function ModalDialog({ open, onClose, label, labelledBy, className, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  useScrollLock(open);
  useCloseOnBack(open, onClose);

  // Before a view that was chosen in it takes the focus, and before that view is laid out as something inert.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) {
      opener.current = document.activeElement;
      element.showModal();
    } else {
      element.close();
      // Safari does not focus a pressed button, so the browser has nothing to return to.
      const { current } = opener;
      if (current instanceof HTMLElement && current !== document.body) current.focus({ preventScroll: true });
    }
  }, [open]);

  const pressedBackdrop = useRef(false);
  // A press that began on the words, to select some, and ended on the backdrop does not close it.
  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === dialog.current && pressedBackdrop.current) onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={className}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === dialog.current;
      }}
      onClick={closeOnBackdrop}
      onKeyDown={keepFocusInside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && children}
    </dialog>
  );
}

/** Tab leads from the last control to the first, and back, instead of out of the page. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const controls = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"]');
  const [first, last] = [controls[0], controls[controls.length - 1]];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
