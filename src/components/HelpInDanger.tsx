import { help } from '@content/help';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { words } from '#words/words.ts';
import { type Fact, unwrap } from '../../content/fact.ts';
import { FactText } from './Example.tsx';
import { mark, markForeign, Text, telHref } from './Text.tsx';

/** Helplines; also in print, offline and without the script. */
export function HelpInDanger({ className = '' }: { className?: string }) {
  return (
    <section
      id="help"
      aria-labelledby="help-title"
      className={`help pt-4 pb-3 sm:px-4 print:px-0 print:pt-2 print:pb-0 ${className}`}
    >
      <h2 id="help-title" className="font-bold text-item">
        {help.title}
      </h2>
      <ul className="my-2 sm:max-lg:columns-2 print:my-0 print:columns-2">
        {help.numbers.map(({ phone, whom }) => (
          <Helpline key={phone} phone={phone} whom={whom} />
        ))}
      </ul>
      {/* The strip leads to it: the numbers above it stay in view. */}
      <Fold
        id="more-numbers"
        className="scroll-mt-88"
        title={words.notInIndia}
        names={help.countries.map(({ country }) => country).join(', ')}
      >
        {help.countries.map(({ country, numbers }) => (
          <div key={country} className="mb-2 print:mb-0">
            <p className="font-semibold">{country}</p>
            <ul className="print:columns-2">
              {numbers.map(({ phone, whom }) => (
                <Helpline key={phone} phone={phone} whom={whom} />
              ))}
            </ul>
          </div>
        ))}
        <Text as="p" className="pb-2 print:pb-0" text={help.abroad} />
      </Fold>
      {help.advice.map(({ id, title, text }, index) => (
        <Fold key={id} open={index === 0} title={title} className="print:hidden">
          <p className="pb-3">
            {mark(
              text,
              NUMBERS,
              (number, key) => (
                <a key={key} href={telHref(number)} className="link whitespace-nowrap">
                  {number}
                </a>
              ),
              markForeign,
            )}
          </p>
        </Fold>
      ))}
      <Fold title={help.hideQuestion} className="print:hidden">
        {help.hide.map((paragraph) => (
          <Text as="p" key={paragraph} className="pb-3" text={paragraph} />
        ))}
      </Fold>
    </section>
  );
}

/** Captures numbers to call, of three digits and more. */
const NUMBERS = /(\d[\d ]+\d)/;

const number = 'link shrink-0 font-semibold';

export function Helpline({ phone, whom }: { phone: Fact; whom: string }) {
  return (
    <li className="break-inside-avoid">
      <a
        href={telHref(unwrap(phone))}
        className="flex min-h-target flex-wrap content-center items-baseline gap-x-2 py-1.5 print:min-h-0 print:py-0"
      >
        <span className={`min-w-14 whitespace-nowrap text-field ${number}`}>
          <FactText fact={phone} />
        </span>
        <Text as="span" className="flex-[9rem] [&>[lang=ta]]:block [&>[lang=ta]]:text-small" text={whom} />
      </a>
    </li>
  );
}

type FoldProps = ComponentProps<'details'> & { title: string; names?: string };

export function Fold({ title, names, className = '', children, ...details }: FoldProps) {
  return (
    <details {...details} className={`group border-line border-t print:border-0 ${className}`}>
      <summary className="flex min-h-target cursor-pointer items-center justify-between gap-2 py-1 hover:text-brick supports-[selector(::details-content)]:print:hidden">
        <span>
          <b className="font-semibold">{markForeign(title)}</b>
          {names && ` ${names}`}
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
