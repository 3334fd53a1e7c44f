import { contact } from '@content/contact';
import { type ReactNode, useEffect, useState } from 'react';
import { formWords } from '#words/formWords.ts';
import { entryOf, type FieldName, type Problem, problemWords } from '../../content/contactFields.ts';
import { PhoneLink } from '../components/ContactLinks.tsx';
import { markForeign } from '../components/Text.tsx';
import { useHydrated } from '../components/useBrowser.ts';

export const fieldId = (name: FieldName) => `contact-${name}`;

type FieldProps = { name: FieldName; problem: Problem | undefined; more?: ReactNode };

export function Field({ name, problem, more }: FieldProps) {
  const { kind, label, required, autoComplete = 'off' } = entryOf(name);
  const id = fieldId(name);
  // Firefox restores fields with autocomplete after a reload, even for the next person at a shared device.
  const hydrated = useHydrated();
  const shared = {
    id,
    name,
    required,
    autoComplete: hydrated ? autoComplete : 'off',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-hint ${id}-problem` : `${id}-hint`,
  } as const;
  const isText = kind === 'textarea';
  const box =
    'mt-auto block w-full rounded-sm border-2 border-slate bg-paper px-3 py-2 min-h-target sm:min-h-12 text-field text-ink aria-[invalid=true]:border-brick';
  const control = isText ? (
    <textarea {...shared} dir="auto" rows={5} className={`${box} print:h-28 print:resize-none`} />
  ) : (
    <input {...shared} dir="auto" type={kind} className={box} />
  );
  return (
    <div
      className={`flex flex-col gap-1 sm:first:col-span-2 ${isText ? 'sm:col-span-2' : ''} ${problem ? 'border-brick border-l-4 pl-4' : ''}`}
    >
      <div className="print:inline">
        <label htmlFor={id} className="font-semibold text-field leading-tight print:text-base">
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </label>
        <p className="text-slate text-small leading-6 print:ml-2 print:inline">
          <span id={`${id}-hint`}>{markForeign(contact.hints[name] ?? '')}</span>{' '}
          <span className="print:hidden">{more}</span>
        </p>
      </div>
      {problem && (
        <p id={`${id}-problem`} className="font-semibold text-brick">
          {problemWords(name, problem)}
        </p>
      )}
      {control}
    </div>
  );
}

const inputOf = () => document.getElementById(fieldId('email')) as HTMLInputElement;

/** Names the way out for whoever has no email, and in its place offers the address that was probably meant. */
export function EmailHint() {
  const [meant, setMeant] = useState('');
  useEffect(() => {
    const input = inputOf();
    input.oninput = () => setMeant('');
    input.onblur = ({ relatedTarget }) => {
      // Only on the way to another field: nothing may move under a finger that presses Send.
      if ((relatedTarget as Element | null)?.matches('input, textarea'))
        import('./meantAddress.ts').then(
          (it) => setMeant(it.meantAddress(input.value)),
          () => {},
        );
    };
  }, []);

  function take() {
    const input = inputOf();
    input.value = meant;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  }

  return (
    <span aria-live="polite">
      {meant ? (
        <button type="button" onClick={take} className="link min-h-6 text-left font-semibold">
          {formWords.didYouMean(meant)}
        </button>
      ) : (
        <NoEmail />
      )}
    </span>
  );
}

export const NoEmail = () => (
  <>
    {formWords.noEmail} <PhoneLink className="link whitespace-nowrap" />
  </>
);
