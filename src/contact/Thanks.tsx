import { contact } from '@content/contact';
import { help } from '@content/help';
import prayerOf from '@pictures/prayer';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { formWords } from '#words/formWords.ts';
import { PhoneLink } from '../components/ContactLinks.tsx';
import { NextSteps } from '../components/NextSteps.tsx';
import { Photo } from '../components/Photo.tsx';
import { markForeign } from '../components/Text.tsx';
import { Verse } from '../components/Verse.tsx';
import { ViewLink } from '../navigation/Navigation.tsx';
import { type ContactFormState, forgetSent } from './contactFormStore.ts';
import { fieldId } from './Field.tsx';

function writeAnother() {
  flushSync(forgetSent);
  document.getElementById(fieldId('name'))?.focus();
}

/** Thanks the sender in place of the emptied form; its live region must be in the DOM before it changes. */
export function Thanks({ status, sent }: ContactFormState) {
  const band = useRef<HTMLDivElement>(null);
  const isNew = status === 'success';
  // Passive: after Back and Forward, the navigator's layout effect restores the scroll position first.
  useEffect(() => {
    const { activeElement } = document;
    // Leaves the caret to whoever is writing again, but not in a field that has just been hidden.
    if (!sent || (activeElement?.matches('input, textarea') && !activeElement.closest('[hidden]'))) return;
    band.current?.focus({ preventScroll: true });
    band.current?.scrollIntoView();
  }, [sent]);
  return (
    <div
      ref={band}
      tabIndex={-1}
      className={`-scroll-mt-7 lg:-scroll-mt-2 short-window:scroll-mt-0 ${sent ? 'mb-8 border-4 border-ink bg-paper p-5' : ''}`}
    >
      <div className={sent ? 'gap-x-5 xl:grid xl:grid-cols-[1fr_42%]' : ''}>
        <div>
          <div role="status">
            {status === 'sending' && <p className="sr-only">{formWords.sending}</p>}
            {sent && (
              <>
                <h2 className="flex items-baseline gap-3 font-extrabold text-section [&:lang(ta)]:text-heading">
                  <Check aria-hidden="true" className="size-7 shrink-0 stroke-3" />
                  {sent.asksPrayer ? markForeign(contact.sent) : formWords.arrived}
                </h2>
                <p className="mt-3">
                  {markForeign(contact.sentNote)} {formWords.goesTo(sent.email)}
                </p>
                {/* Keeps its place once it has gone, so that nothing jumps. */}
                <p className={`mt-3 text-balance font-semibold ${isNew ? '' : 'invisible'}`}>
                  {formWords.success}
                </p>
              </>
            )}
          </div>
        </div>
        {sent && (
          <Photo
            picture={prayerOf(contact.prayer.photo)}
            alt=""
            sizes="(min-width: 80rem) 29rem, (min-width: 40rem) 44rem, 100vw"
            className="thanks-people"
          />
        )}
      </div>
      {sent && (
        <>
          <Verse
            large
            verse={contact.verse}
            className="mt-6 max-sm:[&:lang(ta)]:*:first:text-lead lg:*:first:text-quote"
          />
          <WhomToCall />
          <NextSteps className="mt-6">
            <button type="button" onClick={writeAnother} className="link min-h-target">
              {formWords.another}
            </button>
            <span>
              {formWords.call} <PhoneLink className="link" />
            </span>
          </NextSteps>
        </>
      )}
    </div>
  );
}

export const WhomToCall = () => (
  <p className="mt-6">
    {help.afterSending}{' '}
    <ViewLink to="contact" hash="#help" data-quiet className="link inline-block">
      {help.title}
    </ViewLink>
  </p>
);
