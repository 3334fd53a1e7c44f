import { answers } from '@content/answers';
import { contact } from '@content/contact';
import { help } from '@content/help';
import prayerOf from '@pictures/prayer';
import { formWords } from '#words/formWords.ts';
import { views } from '../../../content/views.ts';
import { ContactList, UrgentNumbers } from '../../components/ContactLinks.tsx';
import { Course } from '../../components/Course.tsx';
import { FrequentQuestions } from '../../components/FrequentQuestions.tsx';
import { HelpInDanger } from '../../components/HelpInDanger.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Photo } from '../../components/Photo.tsx';
import { markForeign, Text } from '../../components/Text.tsx';
import { ContactForm } from '../../contact/ContactForm.tsx';
import { hrefOf } from '../../navigation/routes.ts';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import './contact.css';

export function Contact() {
  return (
    <Page head={<Head />}>
      <div className="content grid gap-x-12 gap-y-12 pb-20 lg:grid-cols-[2fr_1fr] lg:gap-x-4 lg:pt-6 noscript:block print:flex print:flex-col print:gap-y-1 print:pt-2 print:pb-0">
        <div className="sm:pt-6 lg:pt-0 lg:pr-12 print:order-last">
          <HelpStrip />
          <ContactForm />
        </div>
        <div className="lg:row-start-2 lg:pr-12 noscript:mt-12">
          <section
            aria-labelledby="elsewhere-title"
            className="border-ink border-t-2 pt-4 print:border-0 print:p-0"
          >
            <h2 id="elsewhere-title" className="font-bold text-item">
              {formWords.elsewhere}
            </h2>
            <p className="mt-2">{markForeign(contact.elsewhere)}</p>
            <ContactList
              className="mt-2 sm:flex sm:flex-wrap sm:gap-x-8 print:mt-1 print:flex print:gap-x-6"
              linkClassName="link inline-flex min-h-target items-center"
            />
          </section>
          <FrequentQuestions questions={answers.contact} />
        </div>
        <HelpInDanger className="self-start lg:row-span-2 lg:border-0 lg:bg-paper lg:p-0" />
        <PrivacyNotice />
      </div>
    </Page>
  );
}

function Head() {
  return (
    <div className="overflow-hidden bg-ink text-paper">
      <Notice />
      <div className="relative">
        <div className="content pt-3 pb-2 sm:py-8 lg:grid lg:min-h-[17vw] lg:content-end print:min-h-0 print:py-0">
          <div className="sm:max-w-[55%] lg:max-w-[44rem] print:max-w-none">
            <h1 tabIndex={-1} className="font-extrabold text-section sm:text-title print:text-heading">
              <Text large text={views.contact.heading} />
            </h1>
            <p className="mt-1 text-balance sm:mt-3 lg:max-w-[34rem] sm:text-lead print:hidden">
              {formWords.intro}
            </p>
          </div>
        </div>
        <div className="contact-people">
          <Photo
            picture={prayerOf(contact.top)}
            alt={contact.alt}
            sizes="(min-width: 64rem) 65vw, (min-width: 40rem) 30rem, 32rem"
            first
          />
        </div>
      </div>
      <div className="content print:hidden">
        <Course onInk />
      </div>
    </div>
  );
}

function HelpStrip() {
  const countries = help.countries.map(({ country }) => country).join(', ');
  return (
    <div className="help help-strip">
      <p id="urgent-title" className="font-bold text-field leading-tight">
        {help.title}
      </p>
      <a href={`${hrefOf('contact')}#more-numbers`} data-quiet className="link leading-tight">
        {formWords.moreNumbers}: {countries}
      </a>
      <ul aria-labelledby="urgent-title">
        <UrgentNumbers />
      </ul>
    </div>
  );
}
