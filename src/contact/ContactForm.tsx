import { contact } from '@content/contact';
import { help } from '@content/help';
import { type SubmitEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { HelpInDanger, HelpNumbers } from '../components/HelpInDanger.tsx';
import { ViewLink } from '../navigation/Navigation.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { formWords } from './formWords.ts';
import { HelpStrip } from './HelpStrip.tsx';
import { SubmissionMessage } from './SubmissionMessage.tsx';
import { contactFormStore, useContactForm } from './useContactForm.ts';

export function ContactForm() {
  const state = useContactForm();
  const { status, problems } = state;
  const summary = useRef<HTMLElement>(null);
  const sending = status === 'sending';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    flushSync(() => void contactFormStore.submit());
    summary.current?.focus();
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={formWords.title}
      className="md:contents print:block print:leading-snug"
    >
      <div className="max-w-text print:max-w-none md:col-span-7 md:col-start-1 md:row-start-1 not-print:md:max-xl:pr-6 lg:col-span-8">
        <p className="text-balance sm:text-lead print:text-base">
          We'd love to hear from you. Send us a message and we'll respond as soon as possible.
        </p>
        <HelpStrip />
        <ErrorSummary ref={summary} problems={problems} />
        <noscript>
          <p className="my-6 font-bold">{formWords.noScript}</p>
        </noscript>
        <div className="noscript:hidden print:grid print:grid-cols-3 print:gap-x-6">
          <p className="mt-4 mb-4 lg:mb-5 print:col-span-full print:my-2">
            <strong className="block text-balance print:inline">{contact.prayer}</strong>{' '}
            <span className="text-slate">{formWords.required}</span>
          </p>
          <Field name="name" form={state} required type="text" autoComplete="name" />
          <Field name="email" form={state} required type="email" inputMode="email" autoComplete="email" />
          <Field name="phone" form={state} type="tel" inputMode="tel" autoComplete="tel" />
        </div>
      </div>
      <HelpInDanger className="mb-6 print:mt-3 print:mb-3 md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1 md:mb-8 md:self-start lg:col-span-4 lg:col-start-9" />
      <div className="max-w-text print:mt-3 print:max-w-none noscript:hidden md:col-span-7 md:col-start-1 md:row-span-2 md:row-start-2 not-print:md:max-xl:pr-6 lg:col-span-8">
        <Field
          name="prayerRequests"
          form={state}
          rows={5}
          note={
            <>
              <p>{contact.beforeYouWrite}</p>
              <p className="mt-2">{contact.under18}</p>
            </>
          }
        />
        <p className="mb-4 border-line border-t pt-4 print:hidden">
          {contact.privacyNote} {contact.keptNote}{' '}
          <ViewLink to="contact" hash="#privacy" className="link inline-block">
            {formWords.privacyLink}
          </ViewLink>
        </p>
        <p className="mb-6 print:hidden">{contact.consent}</p>
        <SubmissionMessage {...state} />
        {/* `disabled` would lose the focus; `submit` ignores a second click. */}
        <button
          id="contact-send"
          type="submit"
          aria-disabled={sending || undefined}
          className={`${state.lastSendSucceeded ? 'button-quiet' : 'button-primary'} w-full min-w-[min(10.5rem,100%)] aria-disabled:cursor-progress aria-disabled:border-slate aria-disabled:bg-slate aria-disabled:text-paper md:w-auto`}
        >
          {sending ? formWords.sending : formWords.submit}
        </button>
        {(state.lastSendSucceeded || status === 'error') && (
          <div className="mt-8">
            <p className="font-bold">{help.afterSending}</p>
            <HelpNumbers />
          </div>
        )}
      </div>
    </form>
  );
}
