import { words } from '@content/words.ts';

/** Leads those who use the keyboard past the header (WCAG 2.4.1). */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link to the content, which the script must not turn into an address
    <a
      href="#content"
      className="skip-link"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {words.skipToContent}
    </a>
  );
}
