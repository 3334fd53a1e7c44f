/** The bank details, and what can be done with them. */
export const donateWords = {
  title: 'Bank Transfer Details',
  labels: {
    accountName: 'Account name',
    branch: 'Bank and branch',
    account: 'Account number',
    ifsc: 'IFSC code',
    swift: 'Swift code',
  },
  /** Shown while a detail is an example. */
  notYet: 'Please don’t transfer any money yet. These details are examples, not a real account.',
  abroad: 'Gifts from abroad',
  after: 'After your gift',
  receipts: 'Receipts',
  copy: 'Copy',
  copyAll: 'Copy all',
  share: 'Share these details',
};
