import { sample } from '../fact.ts';
import { type Options, text } from './fields.ts';

/** Values that no one can take for real ones: samples. */
const standIn = /[/.@]example\.(org|com|net)\b|^[X0]*[X0 ]*$|^\+91[ 0]+$|^(sample|name of)\b/i;

type Format = {
  right: RegExp;
  /** The end of 'Please write it as …'. */
  written: string;
  /** Corrects what can be understood. */
  tidy?: (value: string) => string;
};

/** Takes what only the ministry knows: a sample, or a value in its format. */
export const fact = (
  label: string,
  { right, written, tidy = (value) => value }: Format,
  options: Options = {},
) =>
  text(label, {
    hint: `${written.charAt(0).toUpperCase()}${written.slice(1)}.`,
    shared: true,
    ...options,
  })
    .overwrite((value) => (standIn.test(value) ? value : tidy(value)))
    .regex(
      new RegExp(`${standIn.source}|${right.source}`, 'i'),
      `Please write it as ${written}. Then check it again.`,
    )
    .transform((value) => (standIn.test(value) ? sample(value) : value));

export const asWritten = (label: string, hint: string) =>
  fact(label, { right: /\S/, written: 'it is in your papers' }, { hint });

export const withHttps = (value: string) => value.replace(/^(https?:\/\/)?(?=[\w-]+\.)/i, 'https://');

export const link = (
  label: string,
  sites: string,
  options?: Options,
  path = '[^/?#\\s]\\S*$',
  explained = '',
) =>
  fact(
    label,
    {
      right: new RegExp(`^https://([\\w-]+\\.)*(${sites.replaceAll('.', '\\.')})/${path}`),
      written: `"Copy link" gives it: it begins with https:// and leads to one page of ${sites.split('|')[0]}${explained}`,
      tidy: withHttps,
    },
    options,
  );

/** `+91 44 2345 6789`, with any separators; without a country code it is in India. */
export const phone = (label: string, options?: Options) =>
  fact(
    label,
    {
      right: /^(\+91( ?\d){10}|\+(?!91)\d( ?\d){7,14})$/,
      written: 'a plus sign, the country code and the number: +91 and ten digits in India',
      tidy: (value) =>
        value
          .replace(/[-.()/\s\u00a0]+/g, ' ')
          .trim()
          .replace(/^(0 ?(?=\d( ?\d){9}$)|(?=[6-9]( ?\d){9}$))/, '+91 '),
    },
    options,
  );
