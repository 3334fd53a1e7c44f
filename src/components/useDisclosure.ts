import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * What a list that unfolds over the page needs beside `<details>`: it closes by Escape, which gives the focus back, by
 * a press outside, and when the focus leaves it (ARIA Authoring Practices, 'Disclosure Navigation').
 */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => ref.current?.removeAttribute('open');

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) ref.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !ref.current?.contains(relatedTarget)) close();
  }
  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !ref.current?.open) return;
    close();
    ref.current.querySelector('summary')?.focus();
  }
  return { ref, close, onBlur, onKeyDown };
}
