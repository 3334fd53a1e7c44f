/** Facts that only the ministry knows. */
import * as z from 'zod';
import { sample } from '../fact.ts';
import { type Note, type Options, tell } from './fields.ts';

/** A value that cannot be taken for a real one: it tells of itself that it is a sample. */
const standIn = /[/.@]example\.(org|com|net)\b|^[X0]*[X0 ]*$|^\+91[ 0]+$|^(sample|name of)\b/i;

type Format = {
  right: RegExp;
  /** The end of 'Write it as …'. */
  written: string;
  /** Puts right what can be understood. */
  tidy?: (value: string) => string;
};

/** What only the ministry knows. A value that cannot be real is a sample; the real one has its format. */
export function fact(
  label: string,
  { right, written, tidy = (value) => value }: Format,
  options: Options = {},
) {
  const format = new RegExp(`${standIn.source}|${right.source}`, 'i');
  const todo = `Write it as ${written}, and check it twice.`;
  return z
    .string()
    .trim()
    .min(1)
    .superRefine((value, context) => {
      if (/[\p{Cc}\p{Cf}]/u.test(value))
        tell(
          context,
          `${label}: this has an invisible character in it.`,
          'Type it anew instead of pasting it.',
        );
    })
    .overwrite((value) => (standIn.test(value) ? value : tidy(value)))
    .regex(format, todo)
    .transform((value) => (standIn.test(value) ? sample(value) : value))
    .meta({ label, hint: `As ${written}.`, ...options } satisfies Note);
}

/** As the bank writes it, or an office. */
export const asWritten = (label: string, hint: string) =>
  fact(label, { right: /\S/, written: 'it is in the papers' }, { hint });

/** An address of one of these hosts, where `path` leads to more than their front page. */
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
