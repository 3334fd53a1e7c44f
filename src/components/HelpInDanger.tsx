import { help } from '@content/help';
import { KeepTogether } from './KeepTogether.tsx';

/** Whom to call who cannot wait for an answer: before anything is typed, on paper and without scripts. */
export function HelpInDanger() {
  return (
    <section
      aria-labelledby="help-title"
      className="mb-6 border-ink border-t-4 bg-stone px-5 pt-4 pb-5 print:mb-3 print:px-0 print:pt-2 print:pb-0"
    >
      <h2 id="help-title" className="font-bold text-item">
        {help.title}
      </h2>
      <p className="mt-2">{help.text}</p>
      <HelpNumbers />
    </section>
  );
}

export function HelpNumbers() {
  return (
    <>
      <ul className="my-2 print:columns-2">
        {help.numbers.map(({ phone, whom }) => (
          <li key={phone}>
            <a
              href={`tel:${phone}`}
              className="flex min-h-target flex-wrap items-center gap-x-4 py-1.5 print:min-h-0 print:py-0"
            >
              <span className="link w-14 shrink-0 font-bold text-field">{phone}</span>
              <span className="min-w-0 flex-1 basis-36">
                <KeepTogether text={whom} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {help.countries.map(({ country, numbers }) => (
        <div key={country} className="mt-2">
          <p className="font-semibold">{country}</p>
          <ul className="flex flex-wrap gap-x-5">
            {numbers.map(({ phone, whom }) => (
              <li key={phone}>
                <a
                  href={`tel:${phone.replaceAll(' ', '')}`}
                  className="inline-flex min-h-target items-center gap-x-2 print:min-h-0"
                >
                  <span className="link whitespace-nowrap font-bold">{phone}</span>
                  {whom}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-2">{help.abroad}</p>
      <p className="mt-2">{help.hide}</p>
    </>
  );
}
