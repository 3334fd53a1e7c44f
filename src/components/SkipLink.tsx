import { words } from '../words/words.ts';

/** Skip link past the header, for the keyboard (WCAG 2.4.1). */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link to the content, which the script must not turn into an address
    <a
      href="#content"
      className="fixed top-1.5 left-1.5 z-40 [translate:0_-125%] bg-ink px-6 py-4 font-bold text-paper focus:[translate:none] print:hidden"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {words.skipToContent}
    </a>
  );
}
