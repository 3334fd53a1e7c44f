import { contactDetails } from '@content/contactDetails';
import { donate } from '@content/donate';
import { Copy, Share2 } from 'lucide-react';
import { hasSample, unwrap } from '../../../content/fact.ts';
import { FactText } from '../../components/Example.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { useCopy } from '../../components/useCopy.ts';
import { useHydrated } from '../../components/useHydrated.ts';

const details = [
  { label: 'Account name', value: donate.bank.accountName },
  { label: 'Bank and branch', value: donate.bank.branch },
  { label: 'Account number', value: donate.bank.account },
  { label: 'IFSC code', value: donate.bank.ifsc },
  { label: 'Swift code', value: donate.bank.swift },
];

/** Nothing can be copied or shared while any of it is a sample: no gift can go astray. */
const isReal = !hasSample([donate.bank, contactDetails.email]);

/** For copying and sharing: begins with who may not use the account, and whom to ask. */
function asText(): string {
  return [
    donate.abroadNote,
    unwrap(contactDetails.email),
    '',
    ...details.map(({ label, value }) => `${label}: ${unwrap(value)}`),
  ].join('\n');
}

export const BANK_TITLE = 'Bank Transfer Details';

export function BankDetails() {
  const [announcement, , copy] = useCopy();
  const canShare = useHydrated() && 'share' in navigator;

  function share() {
    // Closing the share sheet rejects too.
    navigator.share({ title: BANK_TITLE, text: asText() }).catch(() => undefined);
  }

  return (
    <>
      <dl className="mt-6">
        {details.map(({ label, value }) => (
          <div key={label} className="bank-detail">
            <dt className="text-slate">{label}</dt>
            <dd className="flex items-center justify-between gap-4">
              <span className="select-all font-semibold text-digits [font-variant-numeric:tabular-nums]">
                <FactText fact={value} />
              </span>
              {isReal && (
                <button
                  type="button"
                  aria-label={`Copy ${label}`}
                  onClick={() => copy(label, unwrap(value))}
                  className="link inline-flex min-h-target shrink-0 select-none items-center gap-2 px-2 font-semibold no-underline hover:underline"
                >
                  <Copy aria-hidden="true" className="size-5" />
                  Copy
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="min-h-8 pt-2 font-semibold print:hidden">
        {announcement}
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        {isReal && (
          <button type="button" onClick={() => copy(BANK_TITLE, asText())} className="button-primary">
            <Copy aria-hidden="true" className="size-5" />
            Copy all
          </button>
        )}
        {isReal && canShare && (
          <button type="button" onClick={share} className="button-quiet">
            <Share2 aria-hidden="true" className="size-5" />
            Share these details
          </button>
        )}
        <PrintButton />
      </div>
    </>
  );
}
