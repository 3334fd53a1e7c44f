import { help } from '@content/help';
import { telHref } from '../components/telHref.ts';
import { words } from '../words.ts';

/** On phones, above the form: the first numbers, and the way to all of them. */
export function HelpStrip() {
  return (
    <p className="-mx-gutter mt-4 flex flex-wrap items-center gap-x-2.5 border-ink border-t-4 bg-stone px-gutter text-small max-[24rem]:pr-0 md:hidden print:hidden">
      <span className="-mr-1.5 max-[24rem]:text-[0.875rem] max-[22rem]:w-full max-[22rem]:pt-1.5">
        {help.question} {words.india}:
      </span>
      {help.numbers.slice(0, 2).map(({ phone }) => (
        <a
          key={phone}
          href={telHref(phone)}
          className="link inline-flex min-h-target min-w-6 items-center font-bold text-base"
        >
          {phone}
        </a>
      ))}
      <a href="#help" aria-label={words.moreNumbers} className="link inline-flex min-h-target items-center">
        More
      </a>
    </p>
  );
}
