import { type Fact, isSample } from '../../src/content/fact.ts';
import type { BankDetail, ContactDetails } from '../../src/content/types.ts';
import type { Mark } from '../marks.ts';
import type { Finding } from './finding.ts';

/** One finding for each file in which facts are still samples. */
export function sampleFindings(samples: readonly Mark[]): Finding[] {
  const counts = new Map<string, number>();
  for (const { file } of samples) counts.set(file, (counts.get(file) ?? 0) + 1);
  return [...counts].map(([file, count]) => ({
    where: file,
    what: count === 1 ? '1 fact is still a sample.' : `${count} facts are still samples.`,
    todo: 'Put the real value in place of each sample(...), brackets and all; "npm run facts" names every line.',
  }));
}

/** The forms that bank details must have, by their label on the site; a wrong one sends gifts astray. */
const forms: Record<string, { form: RegExp; words: string }> = {
  'Account number': { form: /^\d{9,18}$/, words: '9 to 18 digits' },
  'IFSC code': { form: /^[A-Z]{4}0[A-Z0-9]{6}$/, words: 'four letters, a zero, then six letters or digits' },
  'Swift code': { form: /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, words: 'eight or eleven letters and digits' },
};

/** Left from a sample whose brackets were taken away and whose value was not. */
const leftOver = /example\.(org|com|net)|XXXX|00000 00000|^[0 ]+$|^sample\b/i;

/** Facts that have been supplied and cannot be right. Samples are counted elsewhere. */
export function factFormFindings(details: ContactDetails, bankDetails: readonly BankDetail[]): Finding[] {
  return [
    ...badFact('src/content/contactDetails.ts', 'e-mail address', details.email, {
      form: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
      words: 'one address, such as office@ and the name of your domain',
    }),
    ...badFact('src/content/contactDetails.ts', 'phone number', details.phone, {
      form: /^\+\d[\d ]{8,18}$/,
      words: 'a plus sign, the country code and the number: +91 and ten digits in India',
    }),
    ...bankDetails.flatMap(({ label, value }) =>
      badFact('src/content/donate.ts', label, value, forms[label] ?? { form: /\S/, words: 'a text' }),
    ),
  ];
}

function badFact(where: string, name: string, fact: Fact, { form, words }: { form: RegExp; words: string }) {
  if (isSample(fact)) return [];
  const value = fact as string;
  const compact = name === 'Account number' || /code$/.test(name) ? value.replaceAll(/[\s-]/g, '') : value;
  if (form.test(compact) && !leftOver.test(value)) return [];
  return [
    {
      where,
      what: `The ${name} "${value}" cannot be right.`,
      todo: `Write it as ${words}, and check it twice.`,
    },
  ];
}
