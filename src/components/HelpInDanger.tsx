import { help } from '@content/help';
import { words } from '../words.ts';
import { Text } from './Text.tsx';

/** Whom to call who cannot wait for an answer: before the message is typed, on paper and without scripts. */
export function HelpInDanger({ className = '' }: { className?: string }) {
  return (
    <section
      id="help"
      aria-labelledby="help-title"
      className={`border-ink border-t-4 bg-stone px-5 pt-4 pb-5 print:px-0 print:pt-2 print:pb-0 ${className}`}
    >
      <h2 id="help-title" className="text-balance font-bold text-item">
        {help.title}
      </h2>
      <HelpNumbers />
      <p className="mt-3">{help.text}</p>
      <p className="mt-2 print:hidden">{help.hide}</p>
    </section>
  );
}

export function HelpNumbers() {
  return (
    <>
      <h3 className="mt-2 font-bold">{words.india}:</h3>
      <ul className="mb-2 print:columns-2">
        {help.numbers.map(({ phone, whom }) => (
          <li key={phone}>
            <a
              href={`tel:${phone}`}
              className="flex min-h-target flex-wrap items-center gap-x-4 py-1.5 print:min-h-0 print:py-0"
            >
              <span className="link w-14 shrink-0 font-bold text-field">{phone}</span>
              <Text as="span" className="min-w-0 flex-1 basis-36" text={whom} />
            </a>
          </li>
        ))}
      </ul>
      {help.countries.map(({ country, numbers }) => (
        <div key={country} className="mt-1">
          <h3 className="inline font-bold">{country}: </h3>
          <ul className="inline leading-8 print:leading-normal">
            {numbers.map(({ phone, whom }) => (
              <li key={phone} className="mr-3 inline-block">
                <a
                  href={`tel:${phone.replaceAll(' ', '')}`}
                  className="inline-flex min-h-8 items-center gap-x-1 print:min-h-0"
                >
                  <span className="link shrink-0 font-bold">{phone}</span> {whom}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-1">{help.abroad}</p>
    </>
  );
}
