import { contact } from '@content/contact';
import { help } from '@content/help';
import { type SubmitEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ViewLink } from '../navigation/Navigation.tsx';
import { formWords } from '../words/formWords.ts';
import { words } from '../words/words.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { fieldNames } from './fields.ts';
import { SubmissionMessage } from './SubmissionMessage.tsx';
import { contactFormStore, useContactForm } from './useContactForm.ts';

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const state = useContactForm(form);
  const { status, problems, sentAt } = state;
  const sending = status === 'sending';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    flushSync(() => void contactFormStore.submit());
    summary.current?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={formWords.title}>
      <noscript>
        <p className="font-bold">{formWords.noScript}</p>
      </noscript>
      <div className="noscript:hidden">
        <p className="mb-3">
          <strong className="mr-2 text-field">{contact.prayer}</strong>
          <span className="whitespace-nowrap text-slate text-small print:hidden">{formWords.required}</span>
        </p>
        <ErrorSummary ref={summary} problems={problems} />
        <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2 print:block print:*:mb-2">
          {fieldNames.map((name) => (
            <Field
              key={name}
              name={name}
              problem={problems[name]}
              more={
                name === 'prayerRequests' && (
                  <ViewLink to="contact" hash="#not-private" className="link inline-block print:hidden">
                    {contact.notPrivate}
                  </ViewLink>
                )
              }
            />
          ))}
        </div>
        <p className="my-4 print:mt-2 print:mb-0">
          {contact.consent}{' '}
          <ViewLink to="contact" hash="#privacy" className="link inline-block print:hidden">
            {words.privacy}
          </ViewLink>
        </p>
        <p className="hidden font-bold print:block">{contact.handIn}</p>
        <SubmissionMessage {...state} />
        {/* `disabled` would lose the focus; `submit` ignores a second click. */}
        <button
          id="contact-send"
          type="submit"
          aria-disabled={sending || undefined}
          className={`${sentAt ? 'button-quiet' : 'button-primary'} w-full`}
        >
          {sending ? formWords.sending : formWords.submit}
        </button>
        {(sentAt || status === 'error') && (
          <p className="mt-4">
            {help.afterSending}{' '}
            <a href="#help" className="link inline-block">
              {words.moreHelplines}
            </a>
          </p>
        )}
      </div>
    </form>
  );
}
