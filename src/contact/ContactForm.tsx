import { contact } from '@content/contact';
import { type SubmitEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../components/useHydrated.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { formWords } from './formWords.ts';
import { SubmissionMessage } from './SubmissionMessage.tsx';
import { contactForm, useContactForm } from './useContactForm.ts';

const autoComplete = { name: 'name', email: 'email', phone: 'tel', prayerRequests: 'off' };

export function ContactForm() {
  const element = useRef<HTMLFormElement>(null);
  const state = useContactForm(element);
  const { fields, status, problems } = state;
  const summary = useRef<HTMLElement>(null);
  const sending = status === 'sending';
  // Firefox restores fields with autocomplete after a reload, also for the next person at a shared device.
  const hydrated = useHydrated();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    flushSync(() => void contactForm.submit());
    summary.current?.focus();
  }

  const field = (name: keyof typeof fields) => ({
    name,
    label: formWords.labels[name],
    hint: contact.hints[name],
    value: fields[name],
    problem: problems[name],
    onChange: (value: string) => contactForm.change(name, value),
    autoComplete: hydrated ? autoComplete[name] : 'off',
  });

  return (
    <form ref={element} noValidate onSubmit={submit} aria-label={formWords.title}>
      <ErrorSummary ref={summary} problems={problems} />
      <noscript>
        <p className="mb-6 font-bold">{formWords.noScript}</p>
      </noscript>
      <div className="noscript:hidden">
        <p className="mb-1 font-semibold">{contact.prayer}</p>
        <p className="mb-6 text-slate">{formWords.required}</p>
        <Field {...field('name')} required type="text" />
        <Field {...field('email')} required type="email" inputMode="email" />
        <Field {...field('phone')} type="tel" inputMode="tel" />
        <Field {...field('prayerRequests')} rows={5} />
      </div>
      <p className="mb-4 border-line border-t pt-4">
        {contact.privacyNote} {contact.keptNote}{' '}
        <button type="button" className="link" onClick={openPrivacyNotice}>
          {formWords.privacyLink}
        </button>
      </p>
      <p className="mb-6">{contact.consent}</p>
      <SubmissionMessage {...state} />
      {/* `disabled` would lose the focus; `submit` ignores a second click. */}
      <button
        type="submit"
        aria-disabled={sending || undefined}
        className="button-primary w-full min-w-[min(10.5rem,100%)] noscript:hidden aria-disabled:cursor-progress aria-disabled:border-slate aria-disabled:bg-slate md:w-auto"
      >
        {sending ? formWords.sending : formWords.submit}
      </button>
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
