import { closestMatch } from 'leven';
import * as z from 'zod';
import type { Note } from '../schema/schema.ts';
import type { ContentFile, Path } from './file.ts';
import type { Finding } from './finding.ts';

/** What a schema wraps: one that may be missing, or one whose value is made into another. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schema.unwrap();
  return schema instanceof z.ZodPipe && !(schema instanceof z.ZodCodec) ? schema.in : undefined;
}

/** The schema of what stands in the file. */
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
    const { path } = issue;
    const label = (noteOf(schemaAt(schema, path) ?? schema).label || String(path.at(-1) ?? '')).trim();
    const value = path.reduce<unknown>((whole, key) => Object(whole)[key], file.value);
    const says = (what: string, todo: string, at: Path = path) => ({ where: file.where(at), what, todo });
    if (issue.code === 'custom' && issue.params?.what) return says(issue.params.what, issue.message);
    if (issue.code === 'unrecognized_keys') {
      const [key = ''] = issue.keys;
      const { shape = {} } = inputOf(schemaAt(schema, path) ?? schema) as Partial<z.ZodObject>;
      const meant = closestMatch(key, Object.keys(shape), {
        maxDistance: Math.max(1, Math.floor(key.length / 3)),
      });
      const perhaps = meant && ` Perhaps "${meant}" is meant.`;
      return says(
        `Nothing is called "${key}" here.${perhaps ?? ''}`,
        'Spell the name as in the parts beside it, or take it away with its words.',
        [...path, key],
      );
    }
    if (issue.code === 'invalid_type' && value === undefined)
      return says(
        `Something is missing here: "${String(path.at(-1))}" (${label}).`,
        'Put it back, as in the parts beside it.',
      );
    if (issue.code === 'invalid_type') {
      const wanted = { array: 'A list', object: 'A part with names', string: 'A text' }[
        issue.expected as string
      ];
      if (!wanted) return says(`${label}: "${value}" cannot be right.`, issue.message);
      return says(`${wanted} belongs here (${label}).`, 'Write it as in the parts beside it.');
    }
    if (issue.code === 'too_small' && !issue.exact)
      return says(`${label}: nothing stands here.`, 'Write what belongs here, or take the whole part away.');
    if (issue.code === 'too_small' || issue.code === 'too_big') {
      const count = issue.code === 'too_big' ? issue.maximum : issue.minimum;
      return says(`${label}: there are ${(value as unknown[]).length} here.`, `There have to be ${count}.`);
    }
    return says(`${label}: "${value}" cannot be right.`, issue.message);
  });
}
