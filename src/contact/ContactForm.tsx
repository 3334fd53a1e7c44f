import { contact } from '@content/contact';
import { type SubmitEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { HelpInDanger } from '../components/HelpInDanger.tsx';
import { useHydrated } from '../components/useHydrated.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { formWords } from './formWords.ts';
import { SubmissionMessage } from './SubmissionMessage.tsx';
import { contactFormStore, useContactForm } from './useContactForm.ts';

const autoComplete = { name: 'name', email: 'email', phone: 'tel', prayerRequests: 'off' };

export function ContactForm() {
  const state = useContactForm();
  const { fields, status, problems } = state;
  const summary = useRef<HTMLElement>(null);
  const sending = status === 'sending';
  // Firefox restores fields with autocomplete after a reload, also for the next person at a shared device.
  const hydrated = useHydrated();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    flushSync(() => void contactFormStore.submit());
    summary.current?.focus();
  }

  const field = (name: keyof typeof fields) => ({
    name,
    label: formWords.labels[name],
    hint: contact.hints[name],
    value: fields[name],
    problem: problems[name],
    onChange: (value: string) => contactFormStore.change(name, value),
    autoComplete: hydrated ? autoComplete[name] : 'off',
  });

  return (
    <form noValidate onSubmit={submit} aria-label={formWords.title} className="lg:contents print:block">
      <div className="max-w-text lg:col-span-8 lg:col-start-1 lg:row-start-1">
        <ErrorSummary ref={summary} problems={problems} />
        <noscript>
          <p className="mb-6 font-bold">{formWords.noScript}</p>
        </noscript>
        <div className="noscript:hidden print:grid print:grid-cols-3 print:gap-x-6">
          <p className="mb-3 print:col-span-full">
            <strong>{contact.prayer}</strong> <span className="text-slate">{formWords.required}</span>
          </p>
          <Field {...field('name')} required type="text" />
          <Field {...field('email')} required type="email" inputMode="email" />
          <Field {...field('phone')} type="tel" inputMode="tel" />
        </div>
      </div>
      <HelpInDanger className="mb-6 max-w-text lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1 lg:mb-0 lg:self-start" />
      <div className="max-w-text noscript:hidden lg:col-span-8 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        <Field
          {...field('prayerRequests')}
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
          <button type="button" className="link" onClick={openPrivacyNotice}>
            {formWords.privacyLink}
          </button>
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
      </div>
    </form>
  );
}

function openPrivacyNotice() {
  const notice = document.querySelector<HTMLDetailsElement>('#privacy');
  if (!notice) return;
  notice.open = true;
  notice.scrollIntoView();
  notice.querySelector('summary')?.focus();
}
