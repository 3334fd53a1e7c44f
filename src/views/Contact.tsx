import { contact } from '@content/contact.ts';
import { contactDetails } from '@content/contactDetails.ts';
import { EmailLink, PhoneLink } from '../components/ContactLinks.tsx';
import { Page } from '../components/Page.tsx';
import { SampleNotice } from '../components/SampleNotice.tsx';
import { ContactForm } from '../contact/ContactForm.tsx';

const link = 'link inline-flex min-h-target items-center';

/** The form first, then how else to reach the ministry. */
export function Contact() {
  return (
    <Page title={contact.title} intro={contact.intro} ground="plain">
      <div className="mx-auto grid max-w-content gap-x-16 gap-y-12 px-gutter pt-8 pb-20 lg:grid-cols-[8fr_4fr] print:flex print:flex-col-reverse print:gap-y-6 print:py-4">
        <div className="max-w-text">
          <ContactForm />
        </div>
        <section
          aria-labelledby="elsewhere-title"
          className="max-w-text border-ink border-t-2 pt-4 lg:self-start"
        >
          <h2 id="elsewhere-title" className="font-bold text-item">
            {contact.elsewhere.title}
          </h2>
          <p className="mt-2">{contact.elsewhere.text}</p>
          <SampleNotice of={contactDetails} className="mt-4" />
          <ul className="mt-4">
            <li>
              <EmailLink className={link} />
            </li>
            <li>
              <PhoneLink className={link} />
            </li>
            <li className="flex min-h-target items-center">{contactDetails.location}</li>
          </ul>
        </section>
      </div>
    </Page>
  );
}
