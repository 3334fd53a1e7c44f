/** Facts that only the ministry knows. */
import * as z from 'zod';
import { sample } from '../fact.ts';
import { type Note, type Options, report } from './fields.ts';

/** Values that no one can take for real ones: samples. */
const standIn = /[/.@]example\.(org|com|net)\b|^[X0]*[X0 ]*$|^\+91[ 0]+$|^(sample|name of)\b/i;

type Format = {
  right: RegExp;
  /** The end of 'Please write it as …'. */
  written: string;
  /** Corrects what can be understood. */
  tidy?: (value: string) => string;
};

/** What only the ministry knows: a sample, or a value in its format. */
export function fact(
  label: string,
  { right, written, tidy = (value) => value }: Format,
  options: Options = {},
) {
  const format = new RegExp(`${standIn.source}|${right.source}`, 'i');
  const todo = `Please write it as ${written}. Then check it again.`;
  return z
    .string()
    .trim()
    .min(1)
    .superRefine((value, context) => {
      if (/[\p{Cc}\p{Cf}]/u.test(value))
        report(
          context,
          `${label}: this contains a hidden character.`,
          'Please type it instead of pasting it.',
        );
    })
    .overwrite((value) => (standIn.test(value) ? value : tidy(value)))
    .regex(format, todo)
    .transform((value) => (standIn.test(value) ? sample(value) : value))
    .meta({ label, hint: `As ${written}.`, ...options } satisfies Note);
}

/** As the bank writes it, or an office. */
export const asWritten = (label: string, hint: string) =>
  fact(label, { right: /\S/, written: 'it is in your papers' }, { hint });

/** An address of one of these hosts; `path` leads to more than their front page. */
export const link = (label: string, hosts: string, path: string, options?: Options) =>
  fact(
    label,
    {
      right: new RegExp(`^https://([\\w-]+\\.)*(${hosts.replaceAll('.', '\\.')})/${path}`),
      written: `"Copy link" gives it: it begins with https:// and leads to one page of ${hosts.split('|')[0]}`,
      tidy: (value) => value.replace(/^(https?:\/\/)?(?=[\w-]+\.)/i, 'https://'),
    },
    options,
  );

/** `+91 44 2345 6789`, however it was typed. */
export function tidyPhone(typed: string): string {
  const groups = typed.replace(/[-.()/\s\u00a0]+/g, ' ').trim();
  const number = groups
    .replace(/^00/, '+')
    .replace(/^(\+ ?91 ?)?0 ?(?=[1-9])/, '+91 ')
    .replace(/^(?=[1-9](?: ?\d){9}$)/, '+91 ');
  return number.replace(/^\+ ?91 ?/, '+91 ').replace(/^(\+91 \d{5})(\d{5})$/, '$1 $2');
}
