import * as z from 'zod';
import type { Note } from '../schema/fields.ts';
import { files } from '../schema/schema.ts';
import type { Path } from './file.ts';
import type { Finding } from './finding.ts';

/** A field as the form shows it. */
export type Described = Note & {
  properties?: Record<string, Described>;
  required?: string[];
  items?: Described;
  enum?: string[];
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
};

export const described = z.toJSONSchema(files, {
  io: 'input',
  unrepresentable: 'any',
}) as unknown as Described;

export const fieldAt = (field: Described, path: Path) =>
  path.reduce<Described>(
    (whole, key) => (typeof key === 'number' ? whole.items : whole.properties?.[String(key)]) ?? whole,
    field,
  );

export const partAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((whole, key) => Object(whole)[key], value);

export function findingsOf(
  { issues }: z.ZodError,
  field: Described,
  value: unknown,
  where: (path: Path) => string,
): Finding[] {
  return issues.map((issue) => {
    const { code, path } = issue;
    const { label } = fieldAt(field, path);
    const wrong = partAt(value, path);
    const sentences = (): [what: string, todo: string] => {
      if (code === 'custom' && issue.params?.what) return [issue.params.what, issue.message];
      if (code === 'unrecognized_keys')
        return [
          `There is no field called "${issue.keys.join(', ')}" here.`,
          'Correct its name, or remove it.',
        ];
      if (code === 'invalid_type')
        return [`${label} is missing, or has the wrong form.`, 'Write it as in the entries beside it.'];
      if (code === 'too_small' && issue.minimum === 1) {
        const isRequired = fieldAt(field, path.slice(0, -1)).required?.includes(`${String(path.at(-1))}`);
        return [`${label} is empty.`, `Please fill it in${isRequired ? '' : ', or remove this line'}.`];
      }
      if (code === 'too_small' || code === 'too_big') {
        const limit = code === 'too_big' ? issue.maximum : issue.minimum;
        const bound = issue.exact ? '' : code === 'too_big' ? 'at most ' : 'at least ';
        const { length } = Object(wrong);
        return issue.origin === 'string'
          ? [`${label}: this has ${length} characters.`, `Please use ${bound}${limit}.`]
          : [`${label} here: ${length}.`, `There must be ${bound}${limit}.`];
      }
      return [`${label}: "${wrong}" can’t be right.`, issue.message];
    };
    const [what, todo] = sentences();
    return { where: where(code === 'unrecognized_keys' ? [...path, issue.keys[0] ?? ''] : path), what, todo };
  });
}
