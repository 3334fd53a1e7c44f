import { donate } from '@content/donate.ts';
import { BankDetails } from '../components/BankDetails.tsx';
import { EmailLink } from '../components/ContactLinks.tsx';
import { KeepTogether } from '../components/KeepTogether.tsx';
import { Page } from '../components/Page.tsx';
import { hasSample, unwrap } from '../model/fact.ts';

export function Donate() {
  return (
    <Page title={donate.title} intro={donate.intro} content={donate} background="plain">
      <div className="mx-auto grid max-w-content gap-x-16 gap-y-12 px-gutter pt-12 pb-20 lg:grid-cols-[4fr_8fr] print:block print:py-6">
        <ul className="grid content-start gap-8 md:grid-cols-2 lg:grid-cols-1 print:mb-8 print:grid-cols-2">
          {donate.uses.map((use) => (
            <li key={use.title} className="border-ink border-t-2 pt-4">
              <h2 className="font-bold text-item">
                <KeepTogether text={use.title} />
              </h2>
              <p className="mt-2">
                <KeepTogether text={unwrap(use.text)} />
              </p>
            </li>
          ))}
        </ul>
        <section aria-labelledby="bank-title" className="border-ink border-t-2 pt-4">
          <h2 id="bank-title" className="font-bold text-section">
            {donate.bankTitle}
          </h2>
          {hasSample(donate.bankDetails) && (
            <p role="note" className="mt-6 border-2 border-marigold bg-marigold p-5 font-semibold print:p-3">
              {donate.sampleNotice}
            </p>
          )}
          <p className="mt-6 max-w-note print:mt-3 print:max-w-none font-semibold">{donate.abroadNote}</p>
          <BankDetails />
          <p className="mt-8 max-w-note print:mt-4 print:max-w-none">
            <KeepTogether text={donate.afterNote} />
          </p>
          <p className="mt-4 max-w-note print:mt-2 print:max-w-none">
            <KeepTogether text={unwrap(donate.receiptNote)} />
          </p>
          <EmailLink className="link mt-4 inline-flex min-h-target items-center" />
        </section>
      </div>
    </Page>
  );
}
