import type * as english from '../en/fieldWords.ts';

/** Labels of the form's fields, and their own words for a problem. */
export const fieldWords: typeof english.fieldWords = {
  name: { label: 'முழுப் பெயர்', errors: { missing: 'உங்கள் பெயரை எழுதுங்கள்' } },
  email: {
    label: 'மின்னஞ்சல் முகவரி',
    errors: {
      missing: 'உங்கள் மின்னஞ்சல் முகவரியை எழுதுங்கள்',
      invalid: 'மின்னஞ்சல் முகவரியைச் சரிபாருங்கள்: அது name@example.org போல இருக்க வேண்டும்',
    },
  },
  phone: { label: 'போன் எண்', errors: { tooLong: 'ஒரு போன் எண்ணை மட்டும் எழுதுங்கள்' } },
  prayerRequests: {
    label: 'ஜெப விண்ணப்பங்கள்',
    errors: {
      tooLong: 'ஜெப விண்ணப்பங்களை 5,000 எழுத்துகளுக்குள் எழுதுங்கள், அல்லது இரண்டு பகுதிகளாக அனுப்புங்கள்',
    },
  },
};

/** The usual words for a problem. */
export const usualErrors: typeof english.usualErrors = (label, longest) => ({
  missing: `${label}: இதை நிரப்புங்கள்`,
  tooLong: `${label}: ${longest} எழுத்துகளுக்குள் எழுதுங்கள்`,
  invalid: `${label}: இதைச் சரிபாருங்கள்`,
  unreadable: `${label}: இதில் கண்ணுக்குத் தெரியாத எழுத்துகள் இருக்கின்றன; மீண்டும் தட்டச்சு செய்யுங்கள்`,
});
