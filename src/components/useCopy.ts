import { useState } from 'react';
import { words } from '#words/words.ts';

/** Copies a text; returns what to announce, the label of what was copied, and the function. */
export function useCopy() {
  const [announcement, setAnnouncement] = useState('');
  const [copied, setCopied] = useState('');

  async function copy(label: string, text: string) {
    setAnnouncement('');
    try {
      await navigator.clipboard.writeText(text);
      setAnnouncement(words.copied + label);
      setCopied(label);
    } catch {
      setAnnouncement(words.notCopied);
    }
  }
  return [announcement, copied, copy] as const;
}
