import { help } from '@content/help';
import { telHref } from '../../components/ContactLinks.tsx';
import { words } from '../../words/words.ts';

/** The first two helplines and a link to the others, where those come after the form. */
export function HelpStrip() {
  return (
    <div className="help pt-1.5 sm:flex sm:flex-wrap sm:items-center sm:gap-x-4 sm:px-4 sm:py-1 lg:hidden print:hidden">
      <p className="text-small">{help.strip}</p>
      <p className="flex flex-wrap items-center gap-x-2">
        {help.numbers.slice(0, 2).map(({ phone }) => (
          <a
            key={phone}
            href={telHref(phone)}
            className="link inline-flex min-h-target min-w-22 items-center font-bold text-item first:-ml-3 first:pl-3"
          >
            {phone}
          </a>
        ))}
        <a href="#help" className="link inline-flex min-h-target basis-24 grow items-center leading-tight">
          {words.moreHelplines}
        </a>
      </p>
    </div>
  );
}
