import { useState } from 'react';

/** Copies a text; returns what to announce, the label of what was copied, and the function. */
export function useCopy() {
  const [announcement, setAnnouncement] = useState('');
  const [copied, setCopied] = useState('');

  async function copy(label: string, text: string) {
    setAnnouncement('');
    try {
      await navigator.clipboard.writeText(text);
      setAnnouncement(`Copied: ${label}`);
      setCopied(label);
    } catch {
      setAnnouncement('Your browser couldn’t copy this. Press and hold the text, then choose Copy.');
    }
  }
  return [announcement, copied, copy] as const;
}
