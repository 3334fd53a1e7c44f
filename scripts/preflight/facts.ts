import type { Mark } from '../../build/site/marks.ts';
import { type Fact, isSample } from '../../src/model/fact.ts';
import type { BankDetail, ContactDetails } from '../../src/model/types.ts';
import type { Finding } from './finding.ts';

const PUBLISH = 'src/content/publish.ts';

/** What leads somewhere, to nobody while it is a sample; and what binds the ministry, which has not said it. */
export const neverPublished = [
  'articles',
  'beliefs',
  'contactDetails',
  'donate',
  'home',
  'myStory',
  'privacy',
  'site',
];

/**
 * One finding for each file in which facts are still samples.
 *
 * @param published the files whose samples the ministry publishes, by name: `letters`
 */
export function sampleFindings(samples: readonly Mark[], published: readonly string[] = []): Finding[] {
  const files = [...new Set(samples.map(({ file }) => file))];
  const nameOf = (file: string) => file.replace(/^.*\/|\.ts$/g, '');
  return [
    ...files.map((file): Finding => {
      const count = samples.filter((sample) => sample.file === file).length;
      const what = count === 1 ? '1 fact is still a sample.' : `${count} facts are still samples.`;
      const isAdvice = published.includes(nameOf(file)) && !neverPublished.includes(nameOf(file));
      const todo = isAdvice
        ? `Published as they are, each marked as a sample, because ${PUBLISH} names the file.`
        : 'Put the real value in place of each sample(...), brackets and all; "npm run facts" names every line.';
      return { where: file, what, todo, isAdvice };
    }),
  ];
}

interface Form {
  form: RegExp;
  /** Says how to write it. */
  words: string;
  /** Whether spaces and hyphens may stand in between. */
  isSpaced?: boolean;
}

/** The forms that bank details must have; a wrong one sends gifts astray. */
const forms: Record<BankDetail['kind'], Form> = {
  words: { form: /\S/, words: 'the bank writes it' },
  account: { form: /^\d{9,18}$/, words: '9 to 18 digits', isSpaced: true },
  ifsc: {
    form: /^[A-Z]{4}0[A-Z0-9]{6}$/,
    words: 'four letters, a zero, then six letters or digits',
    isSpaced: true,
  },
  swift: {
    form: /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
    words: 'eight or eleven letters and digits',
    isSpaced: true,
  },
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
    ...bankDetails.flatMap(({ kind, label, value }) =>
      badFact('src/content/donate.ts', label, value, forms[kind]),
    ),
  ];
}

function badFact(where: string, name: string, fact: Fact, { form, words, isSpaced }: Form) {
  if (isSample(fact)) return [];
  const value = fact as string;
  const compact = isSpaced ? value.replaceAll(/[\s-]/g, '') : value;
  if (form.test(compact) && !leftOver.test(value)) return [];
  return [
    {
      where,
      what: `The ${name} "${value}" cannot be right.`,
      todo: `Write it as ${words}, and check it twice.`,
      at: value,
    },
  ];
}
