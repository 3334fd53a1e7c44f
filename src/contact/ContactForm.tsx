import { contact } from '@content/contact';
import { help } from '@content/help';
import { privacy } from '@content/privacy';
import Check from 'lucide-react/icons/check';
import { type Ref, type SubmitEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { formWords } from '#words/formWords.ts';
import { words } from '#words/words.ts';
import {
  type FieldName,
  fieldNames,
  noFields,
  type Problem,
  problemWords,
} from '../../content/contactFields.ts';
import { views } from '../../content/views.ts';
import { NextSteps } from '../components/NextSteps.tsx';
import { Photo } from '../components/Photo.tsx';
import { prayerOf } from '../components/prayerOf.ts';
import { markForeign, Text } from '../components/Text.tsx';
import { Verse } from '../components/Verse.tsx';
import { ViewLink } from '../navigation/Navigation.tsx';
import { type ContactFormState, forgetSent, submit } from './contactFormStore.ts';
import type { Problems } from './contactSubmission.ts';
import { Field, fieldId } from './Field.tsx';
import { useContactForm } from './useContactForm.ts';

const whomToCall = (
  <p className="mt-6">
    {help.afterSending}{' '}
    <ViewLink to="contact" hash="#help" data-quiet className="link inline-block">
      {help.title}
    </ViewLink>
  </p>
);

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const state = useContactForm(form);
  const { status, problems } = state;
  const sending = status === 'sending';
  // Words that were typed meanwhile are not sent yet.
  const isAway = state.sentAt !== undefined && state.fields === noFields;
  const another = useRef<HTMLButtonElement>(null);
  // The focus was in what is put away; moving it has the fields read, which are empty by now.
  useLayoutEffect(() => {
    if (isAway && document.activeElement?.closest('[hidden]'))
      another.current?.focus({ preventScroll: true });
  }, [isAway]);

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
        <Thanks {...state} another={another} />
        <div hidden={isAway}>
          <Text
            as="h2"
            className="font-bold text-quote leading-[1.15] sm:text-heading print:mt-4"
            text={contact.prayer.title}
          />
          <p className="mt-0.5 mb-2 leading-tight sm:mt-1 sm:mb-3 sm:text-lead">
            {markForeign(contact.prayer.text)}{' '}
            <span className="ml-2 whitespace-nowrap text-slate text-small print:hidden">
              {formWords.required}
            </span>
          </p>
          <ErrorSummary ref={summary} problems={problems} />
          <div className="grid gap-4 max-sm:gap-y-2 sm:grid-cols-2 print:block print:*:mb-2">
            {fieldNames.map((name) => (
              <Field
                key={name}
                name={name}
                problem={problems[name]}
                more={
                  name === 'prayerRequests' && (
                    <ViewLink
                      to="contact"
                      hash="#before-you-write"
                      data-quiet
                      className="link inline-block min-h-6 print:hidden"
                    >
                      {privacy.notPrivate.title}
                    </ViewLink>
                  )
                }
              />
            ))}
          </div>
          <p className="my-4 max-w-text print:hidden">
            <ViewLink to="contact" hash="#read-first" data-quiet className="link block w-fit min-h-6">
              {markForeign(contact.oneOfUs)}
            </ViewLink>
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
          {status === 'error' && whomToCall}
        </div>
      </div>
    </form>
  );
}

/** Puts the thanks away and begins a new message. */
function writeAnother() {
  flushSync(forgetSent);
  document.getElementById(fieldId('name'))?.focus();
}

/**
 * Error summary (https://design-system.service.gov.uk/components/error-summary/). With `role="alert"` as well as the focus
 * it would be announced twice.
 */
function ErrorSummary({ ref, problems }: { ref: Ref<HTMLElement>; problems: Problems }) {
  const found = Object.entries(problems) as [FieldName, Problem][];
  if (found.length === 0) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="my-4 border-4 border-brick p-5"
    >
      <h2 id="error-summary-title" className="font-bold text-item">
        {formWords.errorSummaryTitle}
      </h2>
      <ul className="mt-3 grid gap-2">
        {found.map(([field, problem]) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              className="link font-semibold"
              onClick={(event) => {
                event.preventDefault();
                const input = document.getElementById(fieldId(field)) as HTMLInputElement;
                input.labels?.[0]?.scrollIntoView({ behavior: 'instant' });
                input.focus({ preventScroll: true });
              }}
            >
              {problemWords(field, problem)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Thanks the sender in place of the emptied form; its live region must be in the DOM before it changes. */
function Thanks({ status, sentAt, another }: ContactFormState & { another: Ref<HTMLButtonElement> }) {
  const band = useRef<HTMLDivElement>(null);
  const isNew = status === 'success';
  useLayoutEffect(() => {
    if (isNew) band.current?.scrollIntoView();
  }, [isNew]);
  return (
    <div
      ref={band}
      className={`-scroll-mt-7 lg:-scroll-mt-2 short-window:scroll-mt-0 ${sentAt ? 'mb-8 border-4 border-ink bg-paper p-5' : ''}`}
    >
      <div className={sentAt ? 'gap-x-5 xl:grid xl:grid-cols-[1fr_48%]' : ''}>
        <div>
          <div role="status">
            {status === 'sending' && <p className="sr-only">{formWords.sending}</p>}
            {sentAt && (
              <>
                <p className="flex items-baseline gap-3 font-extrabold text-section">
                  <Check aria-hidden="true" className="size-7 shrink-0 stroke-3" />
                  {markForeign(contact.sent)}
                </p>
                <p className="mt-3">{markForeign(contact.sentNote)}</p>
                {/* Keeps its place once it has gone, so that nothing jumps. */}
                <p className={`mt-3 text-balance font-semibold ${isNew ? '' : 'invisible'}`}>
                  {formWords.success}
                </p>
              </>
            )}
          </div>
        </div>
        {sentAt && (
          <Photo
            picture={prayerOf(contact.prayer.photo)}
            alt=""
            sizes="(min-width: 80rem) 29rem, (min-width: 40rem) 44rem, 100vw"
            className="thanks-people"
          />
        )}
      </div>
      {sentAt && (
        <>
          <Verse large verse={contact.verse} className="mt-6 lg:*:first:text-quote" />
          {whomToCall}
          <NextSteps className="mt-6">
            <button ref={another} type="button" onClick={writeAnother} className="link min-h-target">
              {formWords.another}
            </button>
          </NextSteps>
        </>
      )}
    </div>
  );
}

/** Says that sending failed, in a live region, which must be in the DOM before it changes. */
function SubmissionError({ status, offline, unanswered, full, lost }: ContactFormState) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (status === 'error' && document.activeElement?.id === 'contact-send')
      box.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  return (
    <div ref={box} role="alert">
      {status === 'error' && (
        <div className="mb-6 border-4 border-brick bg-paper p-5">
          <p className="font-semibold text-brick">{formWords.error}</p>
          {unanswered && <p className="mt-2">{formWords.unanswered}</p>}
          {full && <p className="mt-2">{formWords.full}</p>}
          {offline && <p className="mt-2">{formWords.offline}</p>}
          {lost && <p className="mt-2">{formWords.lost}</p>}
          {!full && <p className="mt-2">{formWords.kept}</p>}
        </div>
      )}
    </div>
  );
}
