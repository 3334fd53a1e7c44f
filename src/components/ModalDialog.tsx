import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useNavigation } from '../navigation/Navigation.tsx';

type ModalDialogProps = {
  open: boolean;
  /** Called when the browser has opened it before the script came. */
  onOpenedNatively?: () => void;
  id?: string;
  /** Id of the element that names the dialog, or its name. */
  labelledBy?: string;
  label?: string;
  className: string;
  children: ReactNode;
};

/**
 * A native modal dialog with the whole contract of the ARIA Authoring Practices: focus goes in, is trapped while it
 * is open and returns to where it was; Escape and a press on the backdrop close it; the page behind is inert.
 */
export function ModalDialog({
  open,
  onOpenedNatively,
  id,
  label,
  labelledBy,
  className,
  children,
}: ModalDialogProps) {
  const { closeOverlay } = useNavigation();
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);

  const openedNatively = useEffectEvent(() => onOpenedNatively?.());
  useLayoutEffect(() => {
    if (dialog.current?.open) openedNatively();
  }, []);
  // A layout effect: before a view that was chosen in it takes the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    opener.current = document.activeElement;
    if (!element.open) element.showModal();
    return () => {
      element.close();
      // Safari does not focus a pressed button, so the browser has nothing to return to.
      const { current } = opener;
      if (current instanceof HTMLElement && current !== document.body) current.focus({ preventScroll: true });
    };
  }, [open]);

  const pressedBackdrop = useRef(false);
  // A press that began on the words, to select some, and ended on the backdrop does not close it.
  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === dialog.current && pressedBackdrop.current) closeOverlay();
  }

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={className}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === dialog.current;
      }}
      onClick={closeOnBackdrop}
      onKeyDown={trapFocus}
      onCancel={(event) => {
        event.preventDefault();
        closeOverlay();
      }}
      // Browsers let a second Escape through. They tell later, when the next letter may be open.
      onClose={() => {
        if (open && !dialog.current?.open) closeOverlay();
      }}
    >
      {children}
    </dialog>
  );
}

/** Tab leads from the last control to the first, and back, instead of out of the page. */
function trapFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const controls = event.currentTarget.querySelectorAll<HTMLElement>(
    'a[href], button, summary, [tabindex="0"]',
  );
  const reachable = [...controls].filter((control) => control.getClientRects().length > 0);
  const [first, last] = [reachable[0], reachable.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
