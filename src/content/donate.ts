// The Donate page: what gifts do, and the bank details. Check every digit twice before going live.
import { sample, unconfirmed } from '../model/fact.ts';
import type { DonatePage } from '../model/types.ts';

export const donate: DonatePage = {
  title: 'Support Our Mission',
  // What is the ministry's own rule about giving?
  intro: unconfirmed(
    'Thank you for thinking of us. Please give only what you have freely decided to give, after you have cared for your own church and your own family. This is how gifts help.',
  ),
  uses: [
    {
      title: 'Support pastors',
      text: sample(
        'Some pastors serve a church that cannot pay them yet. Gifts help them with rent, school fees and travel.',
      ),
    },
    {
      title: 'Conduct leadership programs',
      text: sample(
        'A training day needs a room, books in the right language, a meal and travel. Gifts pay for these, so that nobody stays away because of the cost.',
      ),
    },
  ],
  bankTitle: 'Bank Transfer Details',
  sampleNotice: 'Do not transfer money yet. The details below are samples and belong to no account.',
  // Ask your auditor: may the ministry accept gifts from a foreign source at all? It needs a registration under the FCRA
  // and its own account at one branch in New Delhi (section 17). A foreign source is a foreign citizen, an OCI holder too,
  // or an organisation abroad; an Indian citizen who lives abroad and gives from savings is none. Read 2026-11-22:
  // www.ariaadvisory.in/post/donations-from-nris and taxguru.in/rbi/fcra-charter-banks.html. A bill to change the Act lay
  // before Parliament in April 2026: has it become law? Does a Swift code belong here?
  abroadNote: unconfirmed(
    'Are you a citizen of another country, or do you hold an OCI card? Is the gift from an organisation abroad? Then please do not use this account. Ask us first if we can accept your gift: an Indian law (FCRA) decides.',
  ),
  bankDetails: [
    { kind: 'words', label: 'Account name', value: sample('Sample Account Name') },
    { kind: 'words', label: 'Bank and branch', value: sample('Sample Bank, Sample Branch, Chennai') },
    { kind: 'account', label: 'Account number', value: sample('0000 0000 0000') },
    { kind: 'ifsc', label: 'IFSC code', value: sample('XXXX0000000') },
    { kind: 'swift', label: 'Swift code', value: sample('XXXXXXXX') },
  ],
  // Does somebody look for each gift, and thank the giver?
  afterNote: unconfirmed(
    'After your gift, please tell us your name and the date of the transfer, so that we can find the gift and thank you. We take no payments on this website. Nobody from Reach & Build will ask you for a card number, a PIN or a one-time password (OTP).',
  ),
  // Ask your auditor: does a receipt count for the giver's income tax? Since 1 April 2026 section 133 of the Income-tax
  // Act 2025 stands where 80G stood, and the ministry must be approved under section 354; a donor is reported with a PAN.
  // Read 2026-11-22: future.indiankanoon.org/doc/104058459, www.aubsp.com/section-269su-income-tax-act and, on the PAN,
  // cleartax.in/s/form-10-bd-of-income-tax-act.
  receiptNote: unconfirmed(
    'To ask for a receipt, write to us with your name, your address and the date of your gift. Ask us first if it counts for income tax (section 133, earlier 80G): only then do we need your PAN.',
  ),
  copy: {
    one: 'Copy',
    all: 'Copy all',
    copied: 'Copied',
    failed: 'Your browser could not copy this. Press and hold the text, then choose Copy.',
  },
  share: 'Share these details',
};
