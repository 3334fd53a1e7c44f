// The Donate page: what gifts do, and the bank details. Check every digit twice before going live.
import { sample } from './fact.ts';
import type { DonatePage } from './types.ts';

export const donate: DonatePage = {
  title: 'Support Our Mission',
  intro:
    'Reach & Build lives by the gifts of people who believe in the work. Give only what you have decided on freely, after your own church and your own household. This is what your gift helps us to do.',
  uses: [
    {
      title: 'Support pastors',
      text: 'Some pastors serve where a congregation cannot yet pay a living: a few families, an offering of coins, sometimes of rice. Gifts help with the rent, the school fees and the bus fares, so that a pastor can stay with the people.',
    },
    {
      title: 'Conduct leadership programs',
      text: 'A training day needs a hall with fans, books in the right language, a cooked meal and a way home for everyone who came. Your gift means that nobody has to stay away because of the fare.',
    },
  ],
  bankTitle: 'Bank Transfer Details',
  sampleNotice:
    'Do not transfer money yet. The details below are samples and belong to no account. If you would like to give now, please write to us and we will send you the right details.',
  bankDetails: [
    { label: 'Account name', value: sample('Sample Account Name') },
    { label: 'Bank and branch', value: sample('Sample Bank, Sample Branch, Chennai') },
    { label: 'Account number', value: sample('0000 0000 0000') },
    { label: 'IFSC code', value: sample('XXXX0000000') },
    { label: 'Swift code', value: sample('XXXXXXXX') },
  ],
  abroadNote:
    'If you live outside India, or hold a foreign passport, please write to us before you send anything: Indian law has its own rules for gifts from abroad, and we keep them.',
  afterNote:
    'When you have given, tell us your name and the day of the transfer, so that we can find the gift and thank you. There is no online payment on this site, and nobody from the ministry will ask you for a card number, a PIN or a one-time password.',
  copy: {
    one: 'Copy',
    all: 'Copy all',
    copied: 'Copied',
    failed: 'Your browser would not copy this. Press and hold the text, then choose Copy.',
  },
  share: 'Share these details',
  print: 'Print',
};
