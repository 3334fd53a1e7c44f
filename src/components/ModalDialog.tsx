import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
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
  useScrollLock(open);
  useCloseOnBack(open, onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      // Safari does not focus a pressed button, so the browser has nothing to return to.
      if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true });
    };
  }, [open]);

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === dialog.current) onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={className}
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
