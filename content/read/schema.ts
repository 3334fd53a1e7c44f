import * as z from 'zod';
import type { Note } from '../schema/schema.ts';
import type { ContentFile, Path } from './file.ts';
import type { Finding } from './finding.ts';

/** What a schema wraps: one that may be missing, or one whose value is made into another. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schema.unwrap();
  return schema instanceof z.ZodPipe && !(schema instanceof z.ZodCodec) ? schema.in : undefined;
}

/** The schema of a value in the file. */
export function inputOf(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = innerOf(schema);
  return inner ? inputOf(inner) : schema;
}

/** What the schema notes of a field. */
export function noteOf(schema: z.core.$ZodType): Note {
  const inner = innerOf(schema);
  return (z.globalRegistry.get(schema) as Note | undefined) ?? (inner ? noteOf(inner) : { label: '' });
}

/** The schemas of the parts of a value, by their names or places. */
export function partsOf(schema: z.core.$ZodType, value: unknown): [PropertyKey, z.core.$ZodType][] {
  const input = inputOf(schema);
  if (input instanceof z.ZodObject)
    return Object.entries(input.shape as z.core.$ZodShape).filter(([name]) => name in Object(value));
  return input instanceof z.ZodArray && Array.isArray(value)
    ? value.map((_, index) => [index, input.element])
    : [];
}

export function schemaAt(
  schema: z.core.$ZodType | undefined,
  [key, ...rest]: Path,
): z.core.$ZodType | undefined {
  if (!schema || key === undefined) return schema;
  const input = inputOf(schema);
  if (input instanceof z.ZodObject) return schemaAt(input.shape[key as string], rest);
  return input instanceof z.ZodArray ? schemaAt(input.element, rest) : schema;
}

/** What the schema finds wrong with a file, in sentences. */
export function findingsOf(
  error: z.ZodError,
  schema: z.ZodType,
  file: Pick<ContentFile, 'value' | 'where'>,
): Finding[] {
  return error.issues.map((issue) => {
    const { path, code } = issue;
    const label = (noteOf(schemaAt(schema, path) ?? schema).label || String(path.at(-1) ?? '')).trim();
    const value = path.reduce<unknown>((whole, key) => Object(whole)[key], file.value);
    const [key = path.at(-1)] = code === 'unrecognized_keys' ? issue.keys : [];
    const sentences = (): [what: string, todo: string] => {
      if (code === 'custom' && issue.params?.what) return [issue.params.what, issue.message];
      if (code === 'unrecognized_keys')
        return [`There is no field called "${String(key)}" here.`, 'Correct its name, or remove it.'];
      if (code === 'invalid_type' && value === undefined)
        return [`"${String(key)}" (${label}) is missing.`, 'Add it, as in the entries beside it.'];
      if (code === 'invalid_type' && /^(array|object|string)$/.test(issue.expected))
        return [`${label}: this has the wrong form.`, 'Write it as in the entries beside it.'];
      if (code === 'too_small' && !issue.exact) return [`${label} is empty.`, 'Please fill it in.'];
      if (code === 'too_small' || code === 'too_big') {
        const count = code === 'too_big' ? issue.maximum : issue.minimum;
        return [`${label}: there are ${(value as unknown[]).length} here.`, `There must be ${count}.`];
      }
      return [`${label}: "${value}" can’t be right.`, issue.message];
    };
    const [what, todo] = sentences();
    return {
      where: file.where(code === 'unrecognized_keys' ? [...path, issue.keys[0] ?? ''] : path),
      what,
      todo,
    };
  });
}
