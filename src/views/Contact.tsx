import { answers } from '@content/answers';
import { contact } from '@content/contact';
import { ContactList } from '../components/ContactLinks.tsx';
import { FrequentQuestions } from '../components/FrequentQuestions.tsx';
import { Page } from '../components/Page.tsx';
import { PrivacyNotice } from '../components/PrivacyNotice.tsx';
import { ContactForm } from '../contact/ContactForm.tsx';
import { formWords } from '../contact/formWords.ts';

/**
 * The form, with whom to call in danger; then how else to reach the ministry. In wide windows the parts of the form are
 * cells of this grid, so that the numbers stand in the column beside the first fields, and before the message when read out.
 */
export function Contact() {
  return (
    <Page title={formWords.title} background="plain">
      <div className="mx-auto grid max-w-content grid-cols-1 gap-x-2 px-gutter pt-4 pb-20 md:grid-cols-12 md:grid-rows-[auto_auto_1fr] md:pt-8 lg:pt-6 print:flex print:flex-col-reverse print:gap-y-4 print:pt-4 print:pb-0">
        <ContactForm />
        <div className="mt-12 md:col-span-5 md:col-start-8 md:row-start-3 md:mt-0 lg:col-span-4 lg:col-start-9 print:mt-0 print:grid print:auto-cols-fr print:grid-flow-col print:gap-x-6 print:*:mt-0">
          <section
            aria-labelledby="elsewhere-title"
            className="max-w-text border-ink border-t-2 pt-4 print:max-w-none print:border-0 print:pt-0"
          >
            <h2 id="elsewhere-title" className="font-bold text-item">
              Other ways to reach us
            </h2>
            <p className="mt-2 text-balance">{contact.elsewhere}</p>
            <ContactList
              className="mt-4 print:mt-1 print:flex print:flex-wrap print:gap-x-6"
              linkClassName="link inline-flex min-h-target items-center"
            />
          </section>
          <FrequentQuestions questions={answers.contact} />
        </div>
      </div>
      <div className="bg-ink pt-10 text-paper print:hidden">
        <div className="mx-auto max-w-content px-gutter">
          <PrivacyNotice />
        </div>
      </div>
    </Page>
  );
}
