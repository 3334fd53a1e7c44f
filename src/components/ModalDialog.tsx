import X from 'lucide-react/icons/x';
import { type DialogHTMLAttributes, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { closeOverlay, openOverlay } from '../navigation/navigator.ts';

declare module 'react' {
  /** Invoker commands (https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API), missing in React's types. */
  interface ButtonHTMLAttributes<T> {
    commandfor?: string | undefined;
    command?: 'show-modal' | 'close' | undefined;
  }
}

type ModalDialogProps = DialogHTMLAttributes<HTMLDialogElement> & {
  open?: boolean;
  onClosed: () => void;
};

/** A native modal dialog, which the browser closes on Escape; a click on the backdrop and Back close it too. */
export function ModalDialog({ open = false, onClosed, ...rest }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
  }, [open]);

  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (element.open) openOverlay(element);
    else closed();
    // Older browsers fire no `toggle` at dialogs: https://developer.mozilla.org/docs/Web/API/HTMLElement/toggle_event
    const observer = new MutationObserver(() => {
      if (element.open) return openOverlay(element);
      // Synchronously, so that the next click finds it closed.
      flushSync(closed);
      closeOverlay(element);
    });
    observer.observe(element, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);

  /** A text selection may end on the backdrop: a closing click must also begin there. */
  const pressedBackdrop = useRef(false);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser handles Escape
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
