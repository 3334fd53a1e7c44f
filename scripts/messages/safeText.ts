/**
 * Characters that can be used to deceive or to take over the place where they are shown: control characters
 * (a terminal obeys them), direction marks, whatever else cannot be seen, and characters of no agreed meaning.
 * Not the mark that gives an emoji its colour.
 */
const notPlain =
  /(?!(?<=\p{Emoji})\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** A text as one may print it on a terminal: what cannot be seen, or is not text, is spelled out: `\u{202e}`. */
export function forTerminal(text: string): string {
  return text.replace(notPlain, spelledOut);
}

/** Control characters other than line feed and tab, and the marks that turn the direction of what follows. */
const neverInCell = /(?![\n\t])\p{Cc}|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Where spreadsheets begin to read a formula (OWASP, "CSV Injection"), in full width as well. */
const formulaStart = /^[=+\-@\t\n＝＋－＠]/;

/** One cell of a CSV file: always quoted, and never a formula to the spreadsheet that opens it. */
export function forCsv(text: string): string {
  const plain = text.replace(neverInCell, spelledOut);
  return `"${(formulaStart.test(plain) ? `'${plain}` : plain).replaceAll('"', '""')}"`;
}

function spelledOut(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

/** Drawn over the character before. */
const noColumn = /[\p{Mn}\p{Me}]/u;
const twoColumns =
  /[\p{Emoji_Presentation}\u1100-\u115e\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;

/** How many columns of a terminal a text takes. Terminals differ in this for some scripts; this is the usual. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) {
    if (!noColumn.test(character)) columns += twoColumns.test(character) ? 2 : 1;
  }
  return columns;
}
