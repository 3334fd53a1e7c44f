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

/**
 * Where spreadsheets begin to read a formula (OWASP, "CSV Injection"), in full width as well: at the start of a cell,
 * and behind what a spreadsheet in another language takes for the end of one, quoted or not.
 */
const formulaStart = /^(?=[\t\n])|(?<=(?:^|[;\t\n])["\s]*)(?=[=+\-@＝＋－＠])/g;

/** One cell of a CSV file: always quoted, and never a formula to the spreadsheet that opens it. */
export function forCsv(text: string): string {
  const plain = text.replace(neverInCell, spelledOut).replace(formulaStart, "'");
  return `"${plain.replaceAll('"', '""')}"`;
}

function spelledOut(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
