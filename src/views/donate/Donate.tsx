import { answers } from '@content/answers';
import { contactDetails } from '@content/contactDetails';
import { donate } from '@content/donate';
import { voice } from '@content/voice';
import type { ReactNode } from 'react';
import { donateWords } from '#words/donateWords.ts';
import { words } from '#words/words.ts';
import { hasSample } from '../../../content/fact.ts';
import { views } from '../../../content/views.ts';
import { EmailLink } from '../../components/ContactLinks.tsx';
import { Course } from '../../components/Course.tsx';
import { FrequentQuestions } from '../../components/FrequentQuestions.tsx';
import { NextSteps } from '../../components/NextSteps.tsx';
import { Page } from '../../components/Page.tsx';
import { Text } from '../../components/Text.tsx';
import { Voice } from '../../components/Voice.tsx';
import { ViewLink } from '../../navigation/Navigation.tsx';
import { lettersHref } from '../../navigation/routes.ts';
import { BankDetails } from './BankDetails.tsx';
import './donate.css';

/** The columns of the reading views. */
const columns = 'grid gap-x-16 lg:grid-cols-[17rem_minmax(0,1fr)]';

export function Donate() {
  return (
    <Page head={<Head />} content={[donate, contactDetails.email]}>
      <div
        className={`content gap-y-4 pt-4 pb-20 sm:gap-y-6 sm:pt-8 lg:gap-y-8 print:gap-y-4 print:pt-2 print:pb-0 ${columns}`}
      >
        <Text
          as="p"
          className="max-w-text text-balance font-serif text-lead leading-snug"
          text={donate.intro}
        />
        <ul className="grid gap-x-16 gap-y-3 md:grid-cols-2 print:grid-cols-2">
          {donate.uses.map((use) => (
            <li key={use.title}>
              <Text as="h2" className="font-bold sm:text-item" text={use.title} />
              <Text as="p" className="max-w-note sm:mt-2 sm:text-field" text={use.text} />
            </li>
          ))}
        </ul>
        {voice && (
          <Voice leader={voice} className="lg:col-start-2">
            <a href={lettersHref} className="link inline-block min-h-6">
              {words.nextSteps.letters}
            </a>
          </Voice>
        )}
        <section
          aria-labelledby="bank-title"
          className={`gap-y-4 border-ink border-t-4 pt-4 sm:gap-y-6 sm:pt-6 lg:col-span-full lg:grid-rows-[auto_1fr] print:gap-y-2 print:border-t-2 print:pt-3 ${columns}`}
        >
          <h2
            id="bank-title"
            className="font-extrabold text-section lg:text-quote lg:leading-tight print:text-section"
          >
            {donateWords.title}
          </h2>
          <Note title={donateWords.abroad} text={donate.abroadNote}>
            <ViewLink to="contact" className="link flex min-h-target w-fit items-center print:hidden">
              {views.contact.write}
            </ViewLink>
          </Note>
          <div className="lg:col-start-2 lg:row-[1/3]">
            {hasSample(donate.bank) && (
              <p
                role="note"
                className="border-2 border-marigold bg-marigold p-3 text-balance font-semibold print:mt-3"
              >
                {donateWords.notYet}
              </p>
            )}
            <BankDetails />
            <Text as="p" className="mt-4 max-w-text print:mt-1" text={donate.care} />
            <FrequentQuestions questions={[...answers.about, ...answers.donate]} className="print:hidden" />
          </div>
          <div className="grid gap-x-16 gap-y-6 pt-4 md:grid-cols-2 lg:col-start-2 lg:pt-6 print:gap-y-2 print:pt-0">
            <Note title={donateWords.after} text={donate.afterNote}>
              <EmailLink className="link flex min-h-target w-fit items-center" />
            </Note>
            <Note title={donateWords.receipts} text={donate.receiptNote} />
          </div>
          <NextSteps className="pt-4 lg:col-start-2" />
        </section>
      </div>
    </Page>
  );
}

function Head() {
  return (
    <div className="clip-sideways">
      <div className="content pt-6 lg:pt-8 print:pt-0">
        <h1
          tabIndex={-1}
          className="border-ink pb-3 font-extrabold text-section sm:pb-4 sm:text-title print:border-b-4"
        >
          <Text large text={views.donate.heading} />
        </h1>
        <Course />
      </div>
    </div>
  );
}

type NoteProps = { title: string; text: string; children?: ReactNode };

function Note({ title, text, children }: NoteProps) {
  return (
    <div>
      <h3 className="font-semibold sm:text-field">{title}</h3>
      <Text as="p" className="max-w-text text-wrap print:max-w-none" text={text} />
      {children}
    </div>
  );
}
