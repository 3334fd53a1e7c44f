import { words } from '../words/words.ts';

/** Skip link past the header, for the keyboard (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-1.5 left-1.5 z-40 [translate:0_-125%] bg-ink px-6 py-4 font-bold text-paper focus:[translate:none] print:hidden"
    >
      {words.skipToContent}
    </a>
  );
}
