import { answers } from '@content/answers';
import { contact } from '@content/contact';
import { hero } from '@content/home/hero';
import pictureOf from '@pictures/hero?w=400;800';
import { ContactList } from '../../components/ContactLinks.tsx';
import { Course } from '../../components/Course.tsx';
import { FrequentQuestions } from '../../components/FrequentQuestions.tsx';
import { HelpInDanger } from '../../components/HelpInDanger.tsx';
import { Page } from '../../components/Page.tsx';
import { Photo } from '../../components/Photo.tsx';
import { Text } from '../../components/Text.tsx';
import { ContactForm } from '../../contact/ContactForm.tsx';
import { formWords } from '../../contact/formWords.ts';
import { HelpStrip } from '../../contact/HelpStrip.tsx';
import { ViewHeading } from '../../navigation/Navigation.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';

/** The form; then how else to reach the ministry, and whom to call in danger, in wide windows in the column beside it. */
export function Contact() {
  return (
    <Page title={formWords.title} head={<Head />}>
      <div className="mx-auto grid max-w-content gap-x-16 gap-y-12 px-gutter pb-20 lg:grid-cols-[7fr_4fr] lg:grid-rows-[auto_1fr] lg:pt-7 noscript:block print:flex print:flex-col print:gap-y-3 print:pt-3 print:pb-0">
        <div className="max-w-text sm:pt-6 lg:row-span-2 lg:pt-0 print:order-last print:max-w-none print:pt-0">
          <HelpStrip />
          <div className="pt-5 lg:pt-0 print:pt-0">
            <ContactForm />
          </div>
        </div>
        <div className="max-w-text lg:col-start-2 lg:row-start-2 print:max-w-none noscript:my-8">
          <section
            aria-labelledby="elsewhere-title"
            className="border-ink border-t-2 pt-4 print:border-0 print:pt-0"
          >
            <h2 id="elsewhere-title" className="font-bold text-item">
              Other ways to reach us
            </h2>
            <p className="mt-2">{contact.elsewhere}</p>
            <ContactList
              className="mt-2 print:mt-1 print:flex print:flex-wrap print:gap-x-6"
              linkClassName="link inline-flex min-h-target items-center"
            />
          </section>
          <FrequentQuestions questions={answers.contact} />
        </div>
        <HelpInDanger className="max-w-text lg:col-start-2 lg:row-start-1 print:max-w-none" />
      </div>
      <div className="bg-ink pt-10 text-paper print:hidden">
        <div className="mx-auto max-w-content px-gutter">
          <PrivacyNotice />
        </div>
      </div>
    </Page>
  );
}

/** With people, as the hero of home: on paper on phones, on ink and a course in wider windows. */
function Head() {
  return (
    <div className="overflow-hidden sm:bg-ink sm:text-paper">
      <div className="relative">
        <div className="mx-auto max-w-content px-gutter py-3 sm:py-8 print:py-0">
          <div className="min-[22rem]:max-sm:max-w-46 sm:max-w-[55%] lg:max-w-[34rem] print:max-w-none">
            <ViewHeading className="font-extrabold text-section sm:text-title lg:whitespace-nowrap">
              <Text large text={formWords.title} />
            </ViewHeading>
            <p className="mt-2 sm:mt-3 sm:text-lead">{formWords.intro}</p>
          </div>
        </div>
        {/* In wide windows its top is cut, as far as the heads, and no more than its foot reaches. */}
        <Photo
          picture={pictureOf(hero.photo)}
          alt={hero.alt}
          sizes="(min-width: 64rem) 45vw, (min-width: 40rem) 30rem, 60vw"
          first
          className="absolute inset-[auto_0_0_60%] h-36 w-2/5 object-[83%_100%] max-[22rem]:hidden sm:inset-[0_0_0_57%] sm:h-full sm:w-[43%] lg:inset-[0_0_0_calc(50%+5rem)] lg:w-[calc(50%-5rem)] lg:object-[83%_max(1rem-9vw,17rem-31vw)] short-window:hidden print:hidden [clip-path:polygon(30%_0,100%_0,100%_100%,0_100%,0_75%,10%_75%,10%_50%,20%_50%,20%_25%,30%_25%)]"
        />
      </div>
      <div className="mx-auto hidden max-w-content px-gutter sm:block print:hidden">
        <Course onInk widths={['w-[calc((100%+8px)*5/12-4px)]', 'w-[calc((100%+8px)/4-4px)]']} />
      </div>
    </div>
  );
}
