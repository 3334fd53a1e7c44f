import { answers } from '@content/answers';
import { contactDetails } from '@content/contactDetails';
import { donate } from '@content/donate';
import { voice } from '@content/voice';
import sceneOf from '@pictures/scenes';
import type { ReactNode } from 'react';
import { donateWords } from '#words/donateWords.ts';
import { words } from '#words/words.ts';
import { hasSample } from '../../../content/fact.ts';
import { views } from '../../../content/views.ts';
import { EmailLink } from '../../components/ContactLinks.tsx';
import { FrequentQuestions } from '../../components/FrequentQuestions.tsx';
import { NextSteps } from '../../components/NextSteps.tsx';
import { Introduction, Page } from '../../components/Page.tsx';
import { Photo } from '../../components/Photo.tsx';
import { Text } from '../../components/Text.tsx';
import { Voice } from '../../components/Voice.tsx';
import { ViewLink } from '../../navigation/Navigation.tsx';
import { lettersHref } from '../../navigation/routes.ts';
import { BankDetails } from './BankDetails.tsx';
import './donate.css';

export function Donate() {
  return (
    <Page
      title={views.donate.heading}
      intro={<Introduction className="text-quote md:max-w-[55%]" text={donate.intro} />}
      beside={
        <a href="#bank-title" className="button-primary mb-4 self-start lg:mb-8 print:hidden">
          {donateWords.title}
        </a>
      }
      content={[donate, contactDetails.email]}
    >
      <div className="clip-sideways">
        <ul className="content gift-uses">
          {donate.uses.map(({ title, text, picture }) => (
            <li key={title}>
              {picture && (
                <Photo
                  picture={sceneOf(picture.photo)}
                  alt={picture.alt}
                  sizes="(min-width: 48rem) 56vw, 100vw"
                />
              )}
              <Text
                as="h2"
                className="mt-4 font-extrabold text-heading print:mt-0 print:text-field"
                text={title}
              />
              <Text
                as="p"
                className="mt-2 max-w-note text-lead md:pr-4 print:mt-0 print:text-base"
                text={text}
              />
            </li>
          ))}
        </ul>
      </div>
      <section aria-labelledby="bank-title" className="clip-sideways bg-stone">
        <div className="content bank">
          <div className="md:col-span-2">
            <h2 id="bank-title" className="font-extrabold text-section">
              {donateWords.title}
            </h2>
            <Introduction className="mt-3 text-quote print:text-base" text={donate.care} />
          </div>
          <div className="grid content-start gap-y-8 md:col-start-2 md:row-start-2">
            <div role="note" className="bank-warning">
              {hasSample(donate.bank) && <p className="font-extrabold">{donateWords.notYet}</p>}
              <Text as="p" text={donate.warning} />
            </div>
            <Note title={donateWords.abroad} text={donate.abroadNote}>
              <ViewLink to="contact" className="link flex min-h-target w-fit items-center print:hidden">
                {views.contact.write}
              </ViewLink>
            </Note>
          </div>
          <BankDetails />
          <Note title={donateWords.after} text={donate.afterNote}>
            <EmailLink className="link flex min-h-target w-fit items-center" />
          </Note>
          <Note title={donateWords.receipts} text={donate.receiptNote} />
        </div>
      </section>
      <div className="content pb-12 empty:hidden lg:pb-20 print:hidden">
        <FrequentQuestions questions={[...answers.about, ...answers.donate]} />
      </div>
      {voice ? (
        <div className="clip-sideways bg-sea">
          <div className="content donate-end">
            <Voice
              leader={voice}
              className="contents"
              faceClassName="donate-face"
              sizes="(min-width: 48rem) 44vw, 100vw"
            />
            <NextSteps className="self-start pt-8 pb-16">
              <a href={lettersHref} className="underline underline-offset-4 hover:decoration-2">
                {words.nextSteps.letters}
              </a>
            </NextSteps>
          </div>
        </div>
      ) : (
        <NextSteps className="content py-12" />
      )}
    </Page>
  );
}

type NoteProps = { title: string; text: string; children?: ReactNode };

function Note({ title, text, children }: NoteProps) {
  return (
    <div>
      <h3 className="font-bold text-item">{title}</h3>
      <Text as="p" className="mt-1 max-w-text text-field print:max-w-none print:text-base" text={text} />
      {children}
    </div>
  );
}
