import { useEffect, useState } from 'react';
import { formWords } from '#words/formWords.ts';
import { PhoneLink } from '../components/ContactLinks.tsx';
import { fieldId } from './Field.tsx';

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
