import { contactDetails } from '@content/contactDetails.ts';
import { donate } from '@content/donate.ts';
import { Copy, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PrintButton } from '../components/PrintButton.tsx';
import { hasSample, unwrap } from '../content/fact.ts';

/** While any of it is a sample, nothing is offered that could send a gift astray. */
const isReal = !hasSample([donate.bankDetails, contactDetails.email]);

/** The details as plain text, a line each, for copying and sharing; who may not use them, and whom to ask, come first. */
function asText(): string {
  return [
    donate.abroadNote,
    unwrap(contactDetails.email),
    '',
    ...donate.bankDetails.map(({ label, value }) => `${label}: ${unwrap(value)}`),
  ].join('\n');
}

/** The account's details as a description list, each with a Copy button, and one for all. */
export function BankDetails() {
  const [said, setSaid] = useState('');
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);

  async function copy(label: string, text: string) {
    setSaid('');
    try {
      await navigator.clipboard.writeText(text);
      setSaid(`${donate.copy.copied}: ${label}`);
    } catch {
      setSaid(donate.copy.failed);
    }
  }
  async function share() {
    // The visitor who closes the share sheet again has not failed at anything.
    await navigator.share({ title: donate.bankTitle, text: asText() }).catch(() => undefined);
  }

  return (
    <>
      <dl className="mt-6">
        {donate.bankDetails.map(({ label, value }) => (
          <div key={label} className="border-line border-b py-3 print:flex print:items-baseline print:py-1">
            <dt className="text-slate print:w-1/3">{label}</dt>
            <dd className="flex items-center justify-between gap-4">
              <span className="break-anywhere select-all font-semibold text-digits tabular-nums">
                {unwrap(value)}
              </span>
              {isReal && (
                <button
                  type="button"
                  aria-label={`${donate.copy.one} ${label}`}
                  onClick={() => copy(label, unwrap(value))}
                  className="button-quiet shrink-0 print:hidden"
                >
                  <Copy aria-hidden="true" className="size-5" />
                  {donate.copy.one}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="min-h-8 pt-2 font-semibold print:hidden">
        {said}
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        {isReal && (
          <button type="button" onClick={() => copy(donate.bankTitle, asText())} className="button-primary">
            <Copy aria-hidden="true" className="size-5" />
            {donate.copy.all}
          </button>
        )}
        {isReal && canShare && (
          <button type="button" onClick={share} className="button-quiet">
            <Share2 aria-hidden="true" className="size-5" />
            {donate.share}
          </button>
        )}
        <PrintButton />
      </div>
    </>
  );
}
