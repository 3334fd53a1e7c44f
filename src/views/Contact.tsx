import { answers } from '@content/answers.ts';
import { contact } from '@content/contact.ts';
import { contactDetails } from '@content/contactDetails.ts';
import { Answers } from '../components/Answers.tsx';
import { EmailLink, PhoneLink } from '../components/ContactLinks.tsx';
import { HelpInDanger } from '../components/HelpInDanger.tsx';
import { KeepTogether } from '../components/KeepTogether.tsx';
import { Page } from '../components/Page.tsx';
import { ContactForm } from '../contact/ContactForm.tsx';

const link = 'link inline-flex min-h-target items-center';

/** Whom to call in danger, before anything is typed; the form; then how else to reach the ministry. */
export function Contact() {
  return (
    <Page title={contact.title} intro={contact.intro} background="plain">
      <div className="mx-auto grid max-w-content grid-cols-1 gap-x-16 gap-y-12 px-gutter pt-8 pb-20 lg:grid-cols-[8fr_4fr] print:flex print:flex-col-reverse print:gap-y-4 print:pt-4 print:pb-0">
        <div className="max-w-text">
          <HelpInDanger />
          <p className="mb-6 print:mb-3">{contact.beforeYouWrite}</p>
          <ContactForm />
        </div>
        <div className="print:grid print:auto-cols-fr print:grid-flow-col print:gap-x-6 print:*:mt-0">
          <section
            aria-labelledby="elsewhere-title"
            className="max-w-text border-ink border-t-2 pt-4 print:pt-2"
          >
            <h2 id="elsewhere-title" className="font-bold text-item">
              {contact.elsewhere.title}
            </h2>
            <p className="mt-2">{contact.elsewhere.text}</p>
            <ul className="mt-4 print:mt-1 print:flex print:flex-wrap print:gap-x-6">
              <li className="flex min-h-target items-center">
                <EmailLink className={link} />
              </li>
              <li className="flex min-h-target items-center">
                <PhoneLink className={link} />
              </li>
              <li className="flex min-h-target items-center">
                <KeepTogether text={contactDetails.location} />
              </li>
            </ul>
          </section>
          <Answers of={answers.contact} />
        </div>
      </div>
    </Page>
  );
}
