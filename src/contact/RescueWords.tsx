import { formWords } from '#words/formWords.ts';
import { words } from '#words/words.ts';
import { fieldNames, fields } from '../../content/contactFields.ts';
import { useCopy } from '../components/useCopy.ts';
import { contactFormState } from './contactFormStore.ts';

/** Copies what was typed, and reloads the page, which deletes it: in this order, or after a question. */
export function RescueWords() {
  const [announcement, copied, copy] = useCopy();
  function copyMessage() {
    const typed = contactFormState().fields;
    const filled = fieldNames.filter((name) => typed[name]);
    copy(formWords.message, filled.map((name) => `${fields[name].label}: ${typed[name]}`).join('\n'));
  }
  function reload() {
    if (copied !== formWords.message && !confirm(words.loading.typed)) return;
    window.onbeforeunload = null;
    location.reload();
  }
  return (
    <div className="mt-4 print:hidden">
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={copyMessage} className="button-quiet">
          {formWords.copy}
        </button>
        <button type="button" onClick={reload} className="button-quiet">
          {formWords.reload}
        </button>
      </div>
      <p role="status" className="min-h-8 pt-2 font-semibold">
        {announcement}
      </p>
    </div>
  );
}
