import fc from 'fast-check';

/** Texts that have broken something, somewhere. */
const infamous = [
  'null¦NaN¦\\¦\\n¦\\u0000¦%00¦$1¦$\u007bx}¦{{x}}¦<script>alert(1)</script>¦&amp;¦]]>¦<!--',
  "'; drop table contact_submissions; --¦' or '1'='1¦\"¦''¦``¦$$¦/*¦--¦;¦E\\'x'",
  '=1+1¦+1¦-1¦@SUM(A1)¦=cmd|\' /C calc\'!A0¦\t=1¦＝1¦=HYPERLINK("http://example.org")',
  '👨\u200d👩\u200d👧\u200d👦¦🙏🏽¦🇮🇳¦❤\ufe0f¦🏴\u{e0067}\u{e0062}\u{e007f}¦1\ufe0f\u20e3¦அன்பு¦ക്\u200dഷ¦עברית¦العربية¦汉字¦ﷺ',
  'Z\u0337\u0322\u031b\u035d¦ı¦İ¦ß¦ﬃ¦Å¦Å¦\u202eevil\u202c¦\u2066x\u2069¦\u200f¦\u200b¦\u2060¦\ufeff¦\u00ad¦\u3164¦ x ¦\u00a0¦\u3000',
  '\u2028¦\u2029¦\u0085¦\ufffe¦\uffff¦�¦\u{10ffff}¦\u{e0001}¦\u0000¦\u0007¦\u001b[31m¦\u009b31m¦\u007f¦\r\n¦\v¦\ud800¦\udc00¦\udc00\ud800',
].flatMap((texts) => texts.split('¦'));

/** Any 16-bit units: among them halves of characters without the other half. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 })
  .map((units) => String.fromCharCode(...units));
const unseen = fc.constantFrom(...'\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2066\ufeff\u3164\u00ad \n\t');

/** What someone, or something, may type. */
export const oddText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: unseen, maxLength: 6 }),
      fc.constantFrom(...infamous),
      anyUnits,
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(''));
