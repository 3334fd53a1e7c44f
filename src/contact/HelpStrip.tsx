import { help } from '@content/help';
import { telHref } from '../components/telHref.ts';
import { words } from '../words.ts';

/** Above the form where the block of all helplines comes after it: the first two, and the way to all of them. */
export function HelpStrip() {
  return (
    <div className="-mx-gutter max-w-none border-ink border-t-4 bg-stone px-gutter pt-1.5 sm:mx-0 sm:flex sm:flex-wrap sm:items-center sm:gap-x-4 sm:px-4 sm:py-1 lg:hidden print:hidden">
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
