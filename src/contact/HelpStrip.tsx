import { help } from '@content/help';
import { words } from '../words.ts';

/** On phones, above the form: the first numbers, and the way to all of them. */
export function HelpStrip() {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 border-ink border-t-4 bg-stone px-3 pt-1.5 text-small md:hidden print:hidden">
      <span className="font-bold">{help.question}</span>
      <span>{words.india}:</span>
      {help.numbers.slice(0, 2).map(({ phone }) => (
        <a
          key={phone}
          href={`tel:${phone.replaceAll(' ', '')}`}
          className="link inline-flex min-h-target items-center font-bold text-field"
        >
          {phone}
        </a>
      ))}
      <a href="#help" className="link inline-flex min-h-target items-center">
        {words.moreNumbers}
      </a>
    </p>
  );
}
