import { X } from 'lucide-react';
import {
  type DialogHTMLAttributes,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { useNavigation } from '../navigation/Navigation.tsx';

type ModalDialogProps = DialogHTMLAttributes<HTMLDialogElement> & {
  ref?: RefObject<HTMLDialogElement | null>;
  /** A button with its id in `commandfor` opens it as well. */
  open?: boolean;
  onClosed: () => void;
};

/**
 * A native modal dialog, whose focus trap, inert background and Escape are the browser's
 * (https://developer.mozilla.org/docs/Web/API/HTMLDialogElement/showModal). A click on the backdrop closes it too, and
 * its opening and closing are mirrored into the history, so that Back closes it.
 */
export function ModalDialog({ ref: given, open = false, onClosed, ...rest }: ModalDialogProps) {
  const { openOverlay, closeOverlay } = useNavigation();
  const own = useRef<HTMLDialogElement>(null);
  const dialog = given ?? own;

  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
  }, [open, dialog]);

  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (element.open) openOverlay(element);
    else closed();
    // Not the event `toggle`, which dialogs have in newer browsers only: https://developer.mozilla.org/docs/Web/API/HTMLElement/toggle_event
    const observer = new MutationObserver(() => {
      if (element.open) return openOverlay(element);
      // Synchronously, so that the next click finds it closed.
      flushSync(closed);
      closeOverlay(element);
    });
    observer.observe(element, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [dialog, openOverlay, closeOverlay]);

  /** Selecting text may end on the backdrop: only a click that also began there closes the dialog. */
  const pressedBackdrop = useRef(false);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, which the browser answers
    <dialog
      {...rest}
      ref={dialog}
      onPointerDown={({ target, currentTarget }) => {
        pressedBackdrop.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && pressedBackdrop.current) currentTarget.close();
      }}
    />
  );
}

type CloseButtonProps = { dialog: string; label: string; iconClassName: string };

export function CloseButton({ dialog, label, iconClassName }: CloseButtonProps) {
  return (
    <button type="button" aria-label={label} commandfor={dialog} command="close" className="icon-button">
      <X aria-hidden="true" className={iconClassName} />
    </button>
  );
}
