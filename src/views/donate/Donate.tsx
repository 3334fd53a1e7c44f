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

/** The columns of the reading views. */
const columns = 'grid gap-x-16 lg:grid-cols-[17rem_minmax(0,1fr)]';

export function Donate() {
  return (
    <Page title={views.donate.heading} content={[donate, contactDetails.email]} plain>
      <div
        className={`content gap-y-8 pt-6 pb-20 lg:gap-y-12 lg:pt-10 print:gap-y-4 print:pt-2 print:pb-0 ${columns}`}
      >
        <Text as="p" className="max-w-text text-lead lg:pt-4" text={donate.intro} />
        {/* Follows the account on phones: most visitors look for that. */}
        <div className="max-md:order-last">
          <ul className="grid gap-x-16 gap-y-8 md:grid-cols-2 print:grid-cols-2">
            {donate.uses.map((use) => (
              <li key={use.title} className="border-ink border-t-2 pt-4">
                <Text as="h2" className="font-bold text-heading" text={use.title} />
                <Text as="p" className="mt-2 max-w-note text-field" text={use.text} />
              </li>
            ))}
          </ul>
          {donate.day && <TrainingDay {...donate.day} />}
        </div>
        <section
          aria-labelledby="bank-title"
          className={`gap-y-6 border-ink border-t-4 pt-5 lg:col-span-full print:block print:border-t-2 print:pt-3 ${columns}`}
        >
          <div>
            <h2 id="bank-title" className="font-extrabold text-section">
              {donateWords.title}
            </h2>
            <p className="mt-3 max-w-text font-semibold lg:mt-4 print:max-w-none">{donate.abroadNote}</p>
          </div>
          <div>
            {hasSample(donate.bank) && (
              <p
                role="note"
                className="bg-marigold p-5 text-balance font-semibold print:mt-3 print:border-2 print:p-3"
              >
                {donateWords.notYet}
              </p>
            )}
            <BankDetails />
          </div>
          <div className="mt-6 grid gap-x-16 gap-y-8 *:border-ink *:border-t-2 *:pt-4 md:grid-cols-2 lg:col-span-full print:mt-4 print:block">
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
