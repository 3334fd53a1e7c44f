import { useState } from 'react';
import { words } from '#words/words.ts';

/** Copies a text; returns what to announce, and the function. */
export function useCopy() {
  const [announcement, setAnnouncement] = useState('');

  async function copy(label: string, text: string) {
    setAnnouncement('');
    try {
      await navigator.clipboard.writeText(text);
      setAnnouncement(words.copied + label);
    } catch {
      setAnnouncement(words.notCopied);
    }
  }
  return [announcement, copy] as const;
}
