import { contact } from '@content/contact';
import { privacy } from '@content/privacy';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { formWords } from '#words/formWords.ts';
import { words } from '#words/words.ts';
import { type FieldName, fieldNames, noFields } from '../../content/contactFields.ts';
import { views } from '../../content/views.ts';
import { markForeign, Text } from '../components/Text.tsx';
import { ViewLink } from '../navigation/Navigation.tsx';
import { submit, useContactForm } from './contactFormStore.ts';
import { EmailHint, Field } from './Field.tsx';
import { ErrorSummary, SubmissionError } from './FormProblems.tsx';
import { Thanks, WhomToCall } from './Thanks.tsx';

/** Follows a field's hint, but is not part of its description. */
const more: Partial<Record<FieldName, ReactNode>> = {
  email: <EmailHint />,
  prayerRequests: (
    <ViewLink
      to="contact"
      hash="#before-you-write"
      data-quiet
      className="link inline-block min-h-6 print:hidden"
    >
      {privacy.notPrivate.title}
    </ViewLink>
  ),
};

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const state = useContactForm(form);
  const { status, problems } = state;
  const sending = status === 'sending';
  // Words that were typed meanwhile are not sent yet.
  const isAway = state.sent !== undefined && state.fields === noFields;

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    flushSync(() => void submit());
    summary.current?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit} aria-label={views.contact.heading}>
      <noscript>
        <p className="font-semibold">{formWords.noScript}</p>
      </noscript>
      <div className="noscript:hidden">
        <Thanks {...state} />
        <div hidden={isAway} className="print:break-inside-avoid">
          <Text
            as="h2"
            className="font-bold text-quote leading-[var(--display-leading,1.15)] sm:text-heading print:mt-2 print:text-item"
            text={contact.prayer.title}
          />
          <p className="mt-0.5 mb-3 leading-tight max-sm:text-balance sm:mt-1 sm:mb-5 sm:text-lead print:mb-1 print:text-base">
            {markForeign(contact.prayer.text)}{' '}
            <span className="ml-2 whitespace-nowrap text-slate text-small print:hidden">
              {formWords.required}
            </span>
          </p>
          <ErrorSummary ref={summary} problems={problems} />
          <div className="grid gap-3 sm:grid-cols-2 sm:gap-x-4 sm:gap-y-5 print:gap-y-2">
            {fieldNames.map((name) => (
              <Field key={name} name={name} problem={problems[name]} more={more[name]} />
            ))}
          </div>
          <p className="mt-3 text-balance print:hidden">
            <ViewLink to="contact" hash="#read-first" data-quiet className="link inline-block min-h-6">
              {markForeign(contact.oneOfUs)}
            </ViewLink>
          </p>
          <p className="my-4 max-w-text sm:text-field print:hidden">
            {markForeign(contact.consent)}{' '}
            <ViewLink to="contact" hash="#privacy" className="link inline-block">
              {words.privacy}
            </ViewLink>
          </p>
          <p className="hidden font-semibold print:mt-2 print:block">{markForeign(contact.handIn)}</p>
          <SubmissionError {...state} />
          {/* `disabled` would lose the focus; `submit` ignores a second click. */}
          <button
            id="contact-send"
            type="submit"
            aria-disabled={sending || undefined}
            className="button-primary w-full sm:w-[calc(50%-8px)] aria-disabled:cursor-progress aria-disabled:border-slate aria-disabled:bg-slate aria-disabled:text-paper"
          >
            {sending ? formWords.sending : formWords.submit}
          </button>
          {status === 'error' && <WhomToCall />}
        </div>
      </div>
    </form>
  );
}
