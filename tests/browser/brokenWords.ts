/** Runs in the page: finds words that are broken, but those too long for any column. */
export function brokenWords(within: string): string[] {
  const range = document.createRange();
  const texts = [...document.querySelectorAll(`${within} :not(.sr-only, svg *)`)];
  if (texts.length === 0) throw new Error('No text was found.');
  return texts
    .filter((text) => text.checkVisibility({ visibilityProperty: true }))
    .flatMap((text) => [...text.childNodes].filter((node) => node instanceof Text))
    .flatMap((node) =>
      [...node.data.matchAll(/(?<![^\s“‘(-])[\p{L}\p{M}]{1,20}(?![\p{L}\p{M}@.]\S)/gu)].filter(
        ({ 0: word, index }) => {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          // Fonts of one line differ in height.
          const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 1);
          return rest.some(({ top }) => top >= Number(first?.bottom) - 1);
        },
      ),
    )
    .map(([word]) => word);
}
