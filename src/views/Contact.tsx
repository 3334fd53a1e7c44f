import { answers } from '@content/answers';
import { contact } from '@content/contact';
import { ContactList } from '../components/ContactLinks.tsx';
import { FrequentQuestions } from '../components/FrequentQuestions.tsx';
import { HelpInDanger } from '../components/HelpInDanger.tsx';
import { Page } from '../components/Page.tsx';
import { ContactForm } from '../contact/ContactForm.tsx';
import { formWords } from '../contact/formWords.ts';

/** Whom to call in danger, before anything is typed; the form; then how else to reach the ministry. */
export function Contact() {
  return (
    <Page
      title={formWords.title}
      intro="We'd love to hear from you. Send us a message and we'll respond as soon as possible."
      background="plain"
    >
      <div className="mx-auto grid max-w-content grid-cols-1 gap-x-16 gap-y-12 px-gutter pt-8 pb-20 lg:grid-cols-[8fr_4fr] print:flex print:flex-col-reverse print:gap-y-4 print:pt-4 print:pb-0">
        <div className="max-w-text">
          <HelpInDanger />
          <p className="mb-6 print:mb-3">{contact.beforeYouWrite}</p>
          <p className="mb-6 print:mb-3">{contact.under18}</p>
          <ContactForm />
        </div>
        <div className="print:grid print:auto-cols-fr print:grid-flow-col print:gap-x-6 print:*:mt-0">
          <section
            aria-labelledby="elsewhere-title"
            className="max-w-text border-ink border-t-2 pt-4 print:pt-2"
          >
            <h2 id="elsewhere-title" className="font-bold text-item">
              Other ways to reach us
            </h2>
            <p className="mt-2">{contact.elsewhere}</p>
            <ContactList
              className="mt-4 print:mt-1 print:flex print:flex-wrap print:gap-x-6"
              linkClassName="link inline-flex min-h-target items-center"
            />
          </section>
          <FrequentQuestions questions={answers.contact} />
        </div>
      </div>
    </Page>
  );
}
