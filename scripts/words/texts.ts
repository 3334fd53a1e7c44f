import { SyntaxKind } from 'typescript/unstable/ast';
import { createScanner } from 'typescript/unstable/ast/scanner';

/** A text between quotation marks. */
type Text = {
  value: string;
  /** From 1. */
  line: number;
  /** The name before it: `title`. */
  field: string;
};

/** Every text of a file that can be read, in its order. */
export function textsOf(source: string): Text[] {
  const scanner = createScanner(true);
  scanner.setText(source);
  const texts: Text[] = [];
  let field = '';
  for (let kind = scanner.scan(); kind !== SyntaxKind.EndOfFile; kind = scanner.scan()) {
    if (kind === SyntaxKind.Identifier) field = scanner.getTokenText();
    if (kind !== SyntaxKind.StringLiteral) continue;
    const line = source.slice(0, scanner.getTokenStart()).split('\n').length;
    texts.push({ value: scanner.getTokenValue(), line, field });
  }
  return texts;
}
