import { contact } from '@content/contact.ts';
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ContactForm as Form } from './contactForm.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { SubmissionMessage } from './SubmissionMessage.tsx';
import { contactForm, useContactForm } from './useContactForm.ts';

/** The form that sends a message or a prayer request. */
export function ContactForm({ form = contactForm }: { form?: Form }) {
  const { fields, trap, status, offline, problems } = useContactForm(form);
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const sending = status === 'sending';
  const wasSending = useRef(sending);

  // What was typed before the script came stands in the fields, and not yet in the state.
  const adopt = useEffectEvent((name: keyof typeof fields) => {
    const typed = element.current?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
    if (typed?.value && !fields[name]) form.change(name, typed.value);
  });
  useLayoutEffect(() => {
    for (const name of ['name', 'email', 'phone', 'prayerRequests'] as const) adopt(name);
  }, []);

  const knownProblems = useRef(problems);
  useEffect(() => {
    // Not on coming back to a form that had problems already: then the view's heading has the focus.
    if (problems !== knownProblems.current && Object.keys(problems).length > 0) summary.current?.focus();
    knownProblems.current = problems;
  }, [problems]);
  // A disabled button loses the focus; give it back to those who stayed with it.
  useEffect(() => {
    if (wasSending.current && !sending && document.activeElement === document.body) button.current?.focus();
    wasSending.current = sending;
  }, [sending]);

  function submit(event: FormEvent) {
    event.preventDefault();
    form.submit();
  }

  const field = (name: keyof typeof fields) => ({
    name,
    words: contact.fields[name],
    value: fields[name],
    problem: problems[name],
    onChange: (value: string) => form.change(name, value),
  });

  return (
    <form ref={element} noValidate onSubmit={submit} aria-label={contact.title}>
      <ErrorSummary ref={summary} problems={problems} />
      <p className="mb-6 text-slate">{contact.required}</p>
      <Field {...field('name')} required type="text" autoComplete="name" />
      <Field {...field('email')} required type="email" autoComplete="email" inputMode="email" />
      <Field {...field('phone')} type="tel" autoComplete="tel" inputMode="tel" />
      <Field {...field('prayerRequests')} rows={5} autoComplete="off" />
      <div hidden>
        <label>
          Reference
          <input
            name="reference"
            tabIndex={-1}
            autoComplete="off"
            value={trap}
            onChange={(event) => form.change('trap', event.target.value)}
          />
        </label>
      </div>
      <p className="mb-4 border-line border-t pt-4">
        <a
          href={`tel:${contact.danger.phone}`}
          className="link inline-flex min-h-target items-center font-bold"
        >
          {contact.danger.text}
        </a>
      </p>
      <p className="mb-4">
        {contact.privacyNote} {contact.keptNote}{' '}
        <button type="button" className="link" onClick={openPrivacyNotice}>
          {contact.privacyLink}
        </button>
      </p>
      <SubmissionMessage status={status} offline={offline} />
      <p className="mb-4">{contact.consent}</p>
      <button
        ref={button}
        type="submit"
        disabled={sending}
        className="button-primary form-button w-full md:w-auto"
      >
        {sending ? contact.sending : contact.submit}
      </button>
    </form>
  );
}

/** Unfolds the notice in the footer and leads the visitor to it. */
function openPrivacyNotice() {
  const notice = document.querySelector<HTMLDetailsElement>('#privacy');
  if (!notice) return;
  notice.open = true;
  notice.scrollIntoView();
  notice.querySelector('summary')?.focus();
}
