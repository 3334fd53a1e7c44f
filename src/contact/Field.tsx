import { contact } from '@content/contact';
import type { ChangeEvent, InputHTMLAttributes, ReactNode } from 'react';
import { useHydrated } from '../components/useHydrated.ts';
import type { ContactFormState } from './contactFormStore.ts';
import type { FieldName } from './contactSubmission.ts';
import { formWords, problemWords } from './formWords.ts';
import { contactFormStore } from './useContactForm.ts';

export const fieldId = (name: FieldName) => `contact-${name}`;

type InputProps = InputHTMLAttributes<HTMLInputElement>;
type FieldProps = Pick<InputProps, 'type' | 'required' | 'autoComplete' | 'inputMode'> & {
  name: FieldName;
  form: ContactFormState;
  /** Between hint and field, read out with it. */
  note?: ReactNode;
  /** Makes it a text area. */
  rows?: number;
};

/** A field with its label, hint and error, wired by `aria-describedby` and `aria-invalid`. */
export function Field({ name, form, note, rows, required, autoComplete = 'off', ...input }: FieldProps) {
  const id = fieldId(name);
  const problem = form.problems[name];
  const described = [`${id}-hint`, note && `${id}-note`, problem && `${id}-problem`];
  // Firefox restores fields with autocomplete after a reload, also for the next person at a shared device.
  const hydrated = useHydrated();
  const shared = {
    id,
    name,
    value: form.fields[name],
    required,
    autoComplete: hydrated ? autoComplete : 'off',
    dir: 'auto',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' '),
    className:
      'block w-full rounded-sm border-2 border-slate bg-paper px-3 py-2 min-h-12 text-field text-ink aria-[invalid=true]:border-brick',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      contactFormStore.change(name, target.value),
  } as const;
  return (
    <div
      className={`mb-6 print:mb-2 print:flex print:flex-col ${problem ? 'border-brick border-l-4 pl-4' : ''}`}
    >
      <label htmlFor={id} className="block font-semibold text-field">
        {formWords.labels[name]}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <p id={`${id}-hint`} className="text-slate">
        {contact.hints[name]}
      </p>
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
        {rows ? (
          <textarea {...shared} rows={rows} className={`${shared.className} print:h-20 print:resize-none`} />
        ) : (
          <input {...shared} {...input} />
        )}
      </div>
    </div>
  );
}
