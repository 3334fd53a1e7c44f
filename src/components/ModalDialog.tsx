import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { useNavigation } from '../navigation/Navigation.tsx';

type ModalDialogProps = {
  ref?: RefObject<HTMLDialogElement | null>;
  id: string;
  /** Opens it; a button that names its id in `commandfor` does so as well. */
  open?: boolean;
  /** Called when it has closed, by whatever. */
  onClosed: () => void;
  /** Id of the element that names the dialog, or its name. */
  labelledBy?: string;
  label?: string;
  className: string;
  children: ReactNode;
};

/**
 * A native modal dialog, which the browser opens and closes: focus goes in, cannot reach the page behind and returns
 * to where it was; Escape and a press on the backdrop close it. What the browser has done is noted in the history.
 */
export function ModalDialog({
  ref: given,
  id,
  open = false,
  onClosed,
  label,
  labelledBy,
  className,
  children,
}: ModalDialogProps) {
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
    // Its attribute, because the event `toggle` of dialogs is younger than the browsers that are supported.
    const observer = new MutationObserver(() => {
      if (element.open) return openOverlay(element);
      // At once, so that the next press finds it closed.
      flushSync(closed);
      closeOverlay(element);
    });
    observer.observe(element, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [dialog, openOverlay, closeOverlay]);

  const pressedBackdrop = useRef(false);
  // A press that began on the words, to select some, and ended on the backdrop does not close it.
  function closeOnBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget && pressedBackdrop.current) currentTarget.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, which the browser answers
    <dialog
      ref={dialog}
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={className}
      onPointerDown={({ target, currentTarget }) => {
        pressedBackdrop.current = target === currentTarget;
      }}
      onClick={closeOnBackdrop}
    >
      {children}
    </dialog>
  );
}
