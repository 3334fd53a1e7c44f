import type * as english from '../en/donateWords.ts';

/** The bank details, and what can be done with them. */
export const donateWords: typeof english.donateWords = {
  title: 'வங்கிக் கணக்கு விவரங்கள்',
  labels: {
    accountName: 'கணக்கின் பெயர்',
    branch: 'வங்கியும் கிளையும்',
    account: 'கணக்கு எண்',
    ifsc: 'IFSC குறியீடு',
    swift: 'Swift குறியீடு',
  },
  /** While a detail is an example. */
  notYet: 'தயவுசெய்து இப்போது பணம் எதுவும் அனுப்ப வேண்டாம். இங்கே உள்ளவை மாதிரி விவரங்கள்; உண்மையான கணக்கு அல்ல.',
  abroad: 'வெளிநாட்டிலிருந்து காணிக்கை',
  after: 'காணிக்கை அனுப்பிய பின்',
  receipts: 'ரசீதுகள்',
  copy: 'நகலெடுக்க',
  copyAll: 'எல்லாவற்றையும் நகலெடுக்க',
  share: 'இந்த விவரங்களைப் பகிர',
};
