import { answers } from '@content/answers';
import { contactDetails } from '@content/contactDetails';
import { donate } from '@content/donate';
import { hasSample } from '../../../content/fact.ts';
import { EmailLink } from '../../components/ContactLinks.tsx';
import { FrequentQuestions } from '../../components/FrequentQuestions.tsx';
import { Page } from '../../components/Page.tsx';
import { Text } from '../../components/Text.tsx';
import { BANK_TITLE, BankDetails } from './BankDetails.tsx';
import { TrainingDay } from './TrainingDay.tsx';

export function Donate() {
  return (
    <Page title="Support Our Mission" intro={donate.intro} content={[donate, contactDetails.email]} plain>
      <div className="content flex flex-col gap-12 pt-8 pb-20 md:pt-12 print:gap-6 print:py-6">
        {/* On phones after the account, which most of those who come here look for. */}
        <div className="max-md:order-last print:order-first">
          <ul className="grid gap-x-16 gap-y-8 md:grid-cols-2 print:grid-cols-2">
            {donate.uses.map((use) => (
              <li key={use.title} className="border-ink border-t-2 pt-4">
                <Text as="h2" className="font-bold text-item" text={use.title} />
                <Text as="p" className="mt-2 max-w-note" text={use.text} />
              </li>
            ))}
          </ul>
          {donate.day && <TrainingDay {...donate.day} />}
        </div>
        <section aria-labelledby="bank-title" className="border-ink border-t-2 pt-4">
          <h2 id="bank-title" className="font-bold text-section">
            {BANK_TITLE}
          </h2>
          {hasSample(donate.bank) && (
            <p
              role="note"
              className="mt-6 border-2 border-marigold bg-marigold p-5 text-balance font-semibold print:p-3"
            >
              Please don’t transfer any money yet. The details below are examples, not a real account.
            </p>
          )}
          <p className="mt-6 max-w-text font-semibold print:mt-3 print:max-w-none">{donate.abroadNote}</p>
          <BankDetails />
          <div className="mt-12 grid gap-x-16 gap-y-8 *:border-ink *:border-t-2 *:pt-4 md:grid-cols-2 print:mt-4 print:block">
            <Text as="p" text={donate.afterNote} />
            <div>
              <Text as="p" text={donate.receiptNote} />
              <EmailLink className="link mt-2 inline-flex min-h-target items-center" />
            </div>
          </div>
          <FrequentQuestions questions={[...answers.about, ...answers.donate]} className="print:hidden" />
        </section>
      </div>
    </Page>
  );
}
