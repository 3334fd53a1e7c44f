import { contactDetails } from '@content/contactDetails';
import { donate } from '@content/donate';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { donateWords } from '#words/donateWords.ts';
import { words } from '#words/words.ts';
import { hasSample, unwrap } from '../../../content/fact.ts';
import { FactText } from '../../components/Example.tsx';
import { useHydrated } from '../../components/useBrowser.ts';

const details = (['accountName', 'branch', 'account', 'ifsc', 'swift'] as const).flatMap((key) => {
  const value = donate.bank[key];
  return value ? { label: donateWords.labels[key], value } : [];
});

/** Prevents copying and sharing while any of it is a sample: no gift can go astray. */
const isReal = !hasSample([donate.bank, contactDetails.email]);

/** Writes the details to copy or share: begins with who may not use the account, and whom to ask. */
function asText(): string {
  return [
    donate.abroadNote,
    unwrap(contactDetails.email),
    '',
    ...details.map(({ label, value }) => `${label}: ${unwrap(value)}`),
  ].join('\n');
}

export function BankDetails() {
  const [announcement, setAnnouncement] = useState('');
  const canShare = useHydrated() && 'share' in navigator;

  async function copy(label: string, text: string) {
    setAnnouncement('');
    try {
      await navigator.clipboard.writeText(text);
      setAnnouncement(words.copied + label);
    } catch {
      setAnnouncement(words.notCopied);
    }
  }

  function share() {
    // Closing the share sheet rejects too.
    navigator.share({ title: donateWords.title, text: asText() }).catch(() => undefined);
  }

  return (
    <div className="bank-sheet">
      <dl>
        {details.map(({ label, value }) => (
          <div key={label} className="bank-detail">
            <dt className="text-slate">{label}</dt>
            <dd className="flex items-center justify-between gap-4">
              <span className="select-all font-bold text-heading tabular-nums print:text-item">
                <FactText fact={value} />
              </span>
              {isReal && (
                <button
                  type="button"
                  aria-label={`${donateWords.copy} ${label}`}
                  onClick={() => copy(label, unwrap(value))}
                  className="link inline-flex min-h-target -mr-2 shrink-0 select-none items-center gap-2 px-2 font-semibold no-underline hover:underline"
                >
                  <Copy aria-hidden="true" className="size-5" />
                  {donateWords.copy}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
        {isReal && (
          <>
            <button
              type="button"
              onClick={() => copy(donateWords.title, asText())}
              className="button-primary"
            >
              <Copy aria-hidden="true" className="size-5" />
              {donateWords.copyAll}
            </button>
            {canShare && (
              <button type="button" onClick={share} className="button-quiet">
                <Share2 aria-hidden="true" className="size-5" />
                {donateWords.share}
              </button>
            )}
          </>
        )}
        <button type="button" onClick={() => window.print()} className="button-quiet">
          {words.print}
        </button>
        <p role="status" className="min-h-8 font-semibold max-sm:basis-full">
          {announcement}
        </p>
      </div>
    </div>
  );
}
