import fc from 'fast-check';
import type { ContactFields } from '../../src/contact/contactSubmission.ts';

/** Texts that have broken something, somewhere. */
const infamous = [
  'null¦undefined¦NaN¦0¦-1¦true¦\\¦\\\\¦\\n¦\\u0000¦%00¦%¦$1¦$\u007bx}¦{{x}}',
  "'; drop table contact_submissions; --¦' or '1'='1¦\"¦''¦``¦$$¦/*¦--¦;¦E\\'x'",
  '<script>alert(1)</script>¦<img src=x onerror=alert(1)>¦&amp;¦]]>¦<!--¦\u2028</script>¦=1+1',
  '+1¦-1¦@SUM(A1)¦=cmd|\' /C calc\'!A0¦\u0009=1¦＝1¦=HYPERLINK("http://example.org")',
  '👨\u200d👩\u200d👧\u200d👦¦🙏🏽¦🇮🇳¦❤\ufe0f',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}¦1\ufe0f\u20e3¦🧑\u200d¦அன்பு',
  'ക്\u200dഷ¦हिन्दी¦עברית¦العربية¦汉字¦ﷺ',
  'Z\u0337\u0322\u031b\u035da\u0338\u035cl\u0334g\u0335o\u0337¦ı¦İ¦ß¦ﬃ¦Å¦Å¦\u202eevil\u202c',
  '\u2066x\u2069¦\u200f¦\u200b¦\u2060¦\ufeff¦\u00ad¦\u034f¦\u3164¦\u180e¦ x ¦\u00a0¦\u3000',
  '\u2028¦\u2029¦\u0085¦\ufffe¦\uffff¦�¦\u{10ffff}¦\u{e0001}¦\u0000¦\u0007¦\u001b[31m',
  '\u009b31m¦\u007f¦\u000d\u000a¦\u000b¦\ud800¦\udc00¦a\udfffb¦\udc00\ud800',
].flatMap((texts) => texts.split('¦'));

/** Any code point but the halves of others. */
const anyCharacters = fc.string({ unit: 'binary', maxLength: 40 });
/** Any 16-bit units: among them halves without the other half. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 })
  .map((units) => String.fromCharCode(...units));
const unseen = fc.string({
  unit: fc.constantFrom(...'\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2066\ufeff\u3164\u00ad \n\t'),
  maxLength: 6,
});
const readable = fc.string({ unit: 'grapheme', maxLength: 60 });
const longWord = fc
  .tuple(fc.constantFrom('x', 'ஜ', '🙏', 'e\u0301', '\u200bx', '𒐫'), fc.integer({ min: 4990, max: 5003 }))
  .map(([unit, length]) => [...unit.repeat(length)].slice(0, length).join(''));

const oddPart = fc.oneof(anyCharacters, readable, unseen, fc.constantFrom(...infamous), {
  arbitrary: anyUnits,
  weight: 1,
});
export const oddText = fc.array(oddPart, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));

/** What someone, or something, may type. The e-mail address is unlike any other with the same number. */
export const oddFields = (unique: () => number): fc.Arbitrary<ContactFields> =>
  fc.record({
    name: fc.oneof(readable, oddText),
    email: fc
      .oneof({ arbitrary: fc.constant(''), weight: 3 }, { arbitrary: oddText, weight: 1 })
      .map((odd) => `n${unique()}${odd}@example.org`),
    phone: fc.oneof(
      readable.map((text) => text.slice(0, 30)),
      oddText,
      fc.constant(''),
    ),
    prayerRequests: fc.oneof(readable, oddText, longWord, fc.constant('')),
  });
