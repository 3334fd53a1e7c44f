import type { ChangeEvent, InputHTMLAttributes, ReactNode } from 'react';
import type { FieldName, Problem } from './contactSubmission.ts';
import { fieldId, problemWords } from './problemWords.ts';

type FieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'> & {
  name: FieldName;
  label: string;
  hint?: string;
  value: string;
  /** Between hint and field, read out with it. */
  note?: ReactNode;
  problem?: Problem;
  required?: boolean;
  /** Makes it a text area. */
  rows?: number;
  onChange: (value: string) => void;
};

/** A field with its label, hint and error, wired by `aria-describedby` and `aria-invalid`. */
export function Field({
  name,
  label,
  hint,
  note,
  value,
  problem,
  required = false,
  rows,
  onChange,
  autoComplete,
  ...input
}: FieldProps) {
  const id = fieldId(name);
  const described = [hint && `${id}-hint`, note && `${id}-note`, problem && `${id}-problem`]
    .filter(Boolean)
    .join(' ');
  const shared = {
    id,
    name,
    value,
    required,
    autoComplete,
    dir: 'auto',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
    className:
      'block w-full rounded-sm border-2 border-slate bg-paper px-3 py-2 min-h-12 text-field text-ink aria-[invalid=true]:border-brick',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value),
  } as const;
  return (
    <div
      className={`mb-6 print:mb-2 print:flex print:flex-col ${problem ? 'border-brick border-l-4 pl-4' : ''}`}
    >
      <label htmlFor={id} className="block font-semibold text-field">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-slate">
          {hint}
        </p>
      )}
      {note && (
        <div
          id={`${id}-note`}
          className="mt-3 border-ink border-l-4 pl-4 text-small md:bg-stone md:py-3 md:pr-4 md:text-base print:mt-1 print:py-0"
        >
          {note}
        </div>
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-1 font-bold text-brick">
          {problemWords(name, problem)}
        </p>
      )}
      <div className="mt-2 print:mt-auto print:pt-2">
        {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} {...input} />}
      </div>
    </div>
  );
}
