import { answers } from '@content/answers';
import { contactDetails } from '@content/contactDetails';
import { donate } from '@content/donate';
import { donateWords } from '#words/donateWords.ts';
import { hasSample } from '../../../content/fact.ts';
import { views } from '../../../content/views.ts';
import { EmailLink } from '../../components/ContactLinks.tsx';
import { FrequentQuestions } from '../../components/FrequentQuestions.tsx';
import { Page } from '../../components/Page.tsx';
import { Text } from '../../components/Text.tsx';
import { BankDetails } from './BankDetails.tsx';
import { TrainingDay } from './TrainingDay.tsx';

export function Donate() {
  return (
    <Page title={views.donate.heading} intro={donate.intro} content={[donate, contactDetails.email]} plain>
      <div className="content flex flex-col gap-12 pt-8 pb-20 md:pt-12 print:gap-6 print:py-6">
        {/* Follows the account on phones: most visitors look for that. */}
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
            {donateWords.title}
          </h2>
          {hasSample(donate.bank) && (
            <p
              role="note"
              className="mt-6 border-2 border-marigold bg-marigold p-5 text-balance font-semibold print:p-3"
            >
              {donateWords.notYet}
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
