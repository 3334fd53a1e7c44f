// The Donate page: what gifts do, and the bank details. Check every digit twice before going live.
import { sample, unconfirmed } from '../model/fact.ts';
import type { DonatePage } from '../model/types.ts';

export const donate: DonatePage = {
  title: 'Support Our Mission',
  intro:
    'Thank you for thinking of us. Please give only what you have freely decided to give, after you have cared for your own church and your own family. This is how gifts help.',
  uses: [
    {
      title: 'Support pastors',
      text: sample(
        'Some pastors serve a church that cannot pay them yet. Gifts help them with rent, school fees and travel, so that they can stay with their people.',
      ),
    },
    {
      title: 'Conduct leadership programs',
      text: sample(
        'A training day needs a room, books in the right language, a meal and travel. Gifts pay for these, so that nobody has to stay away because of the cost.',
      ),
    },
  ],
  bankTitle: 'Bank Transfer Details',
  sampleNotice: 'Do not transfer money yet. The details below are samples and belong to no account.',
  // May the account below receive gifts from abroad? Under Indian law (FCRA) only an account at one branch in New Delhi
  // may. Ask your bank and your auditor, and change this note and the Swift code to what they say.
  abroadNote: unconfirmed(
    'Outside India, or holding a foreign passport? Please do not use this account. Write to us first: Indian law (FCRA) has special rules for such gifts.',
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
  // Is the ministry registered under section 80G of the Income Tax Act, so that gifts count for income tax?
  receiptNote: sample(
    'To ask for a receipt, write to us with your name, your address and the date of your gift. The ministry will say here if the receipt counts for income tax (section 80G).',
  ),
  copy: {
    one: 'Copy',
    all: 'Copy all',
    copied: 'Copied',
    failed: 'Your browser could not copy this. Press and hold the text, then choose Copy.',
  },
  share: 'Share these details',
};
