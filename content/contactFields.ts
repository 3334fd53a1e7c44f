import { fieldWords, usualErrors } from '#words/fieldWords.ts';

/** The reasons why a field cannot be sent. `unreadable`: it contains control characters or the like. */
export type Problem = 'missing' | 'tooLong' | 'invalid' | 'unreadable';

type FieldEntry = {
  readonly column: string;
  readonly kind: 'text' | 'email' | 'tel' | 'textarea';
  readonly label: string;
  readonly required?: true;
  /** Counts code points after trimming, as Postgres does: an input's `maxLength` counts differently. */
  readonly longest?: number;
  readonly autoComplete?: string;
  readonly errors?: Partial<Record<Problem, string>>;
};

/** The fields of the form, in its order. The form, its rules, the row and what is printed follow; docs/changing.md has what a new one needs. */
export const fields = {
  name: {
    column: 'name',
    kind: 'text',
    ...fieldWords.name,
    required: true,
    longest: 200,
    autoComplete: 'name',
  },
  email: {
    column: 'email',
    kind: 'email',
    ...fieldWords.email,
    required: true,
    longest: 254,
    autoComplete: 'email',
  },
  phone: {
    column: 'phone',
    kind: 'tel',
    ...fieldWords.phone,
    longest: 40,
    autoComplete: 'tel',
  },
  prayerRequests: {
    column: 'prayer_requests',
    kind: 'textarea',
    ...fieldWords.prayerRequests,
    longest: 5000,
  },
} as const satisfies Record<string, FieldEntry>;

export type FieldName = keyof typeof fields;

export const fieldNames = Object.keys(fields) as FieldName[];

export const entryOf = (name: FieldName): FieldEntry => fields[name];

export type ContactFields = Readonly<Record<FieldName, string>>;

export const noFields = Object.fromEntries(fieldNames.map((name) => [name, ''])) as ContactFields;

/** A row of `contact_submissions`: text, or null where nothing was typed. */
export type ContactSubmission = {
  /** Random, as an idempotency key: the same id with the same words is one message. */
  id: string;
} & Record<(typeof fields)[FieldName]['column'], string | null>;

export type Message = ContactSubmission & {
  created_at: string;
  answered_at: string | null;
};

export function problemWords(name: FieldName, problem: Problem): string {
  const { label, longest, errors } = entryOf(name);
  return errors?.[problem] ?? usualErrors(label, longest)[problem];
}
