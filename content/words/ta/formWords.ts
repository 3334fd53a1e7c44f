import type * as english from '../en/formWords.ts';

/** The form; the labels and errors of its fields are in fieldWords.ts. */
export const formWords: typeof english.formWords = {
  intro: 'நீங்கள் எழுதினால் எங்களுக்குச் சந்தோஷம். செய்தி அனுப்புங்கள்; கூடிய சீக்கிரம் பதில் தருவோம்.',
  required: '* அவசியம்',
  noScript: 'இந்தப் படிவத்துக்கு JavaScript தேவை. அது இல்லையென்றால், எங்களுக்கு மின்னஞ்சல் அனுப்புங்கள் அல்லது போன் செய்யுங்கள்.',
  submit: 'செய்தியை அனுப்ப',
  sending: 'அனுப்பப்படுகிறது...',
  success: 'உங்கள் செய்திக்கு நன்றி! சீக்கிரம் பதில் தருவோம்.',
  another: 'இன்னொரு செய்தி எழுத',
  /** Thanks for a message that asks for no prayer. */
  arrived: 'உங்கள் செய்தி எங்களுக்கு வந்து சேர்ந்தது.',
  goesTo: (address) => `${address} என்ற முகவரிக்கு எழுதுவோம்; அது பாதுகாப்பில்லை என்று நீங்கள் சொல்லியிருந்தால் எழுத மாட்டோம்.`,
  /** Precede the phone number. */
  call: 'அல்லது எங்களை அழையுங்கள்:',
  noEmail: 'மின்னஞ்சல் இல்லையா? எங்களை அழையுங்கள்:',
  didYouMean: (address) => `${address} என்று எழுத நினைத்தீர்களா?`,
  error: 'ஏதோ தவறு நடந்துவிட்டது. சற்று நேரம் கழித்து மீண்டும் முயற்சி செய்யுங்கள்.',
  /** After `error`, without an answer. */
  unanswered:
    'உங்கள் செய்தி எங்களுக்கு வந்து சேர்ந்ததா என்று சொல்ல முடியவில்லை. தயங்காமல் மீண்டும் அனுப்பலாம்: எங்களுக்கு ஒருமுறைதான் வரும்.',
  /** After `error`, when many send at once, in place of `kept`. */
  full: 'இப்போது நிறைய செய்திகள் வந்துகொண்டிருக்கின்றன. நீங்கள் எழுதியது இங்கேயே பத்திரமாக இருக்கிறது: ஒரு மணி நேரம் கழித்து “செய்தியை அனுப்ப” என்பதை மீண்டும் அழுத்துங்கள், அல்லது எங்களுக்குப் போன் செய்யுங்கள்.',
  /** After `error`, without a connection. */
  offline: 'இணைய இணைப்பு இல்லை போலத் தெரிகிறது. இணைப்பு வந்ததும், “செய்தியை அனுப்ப” என்பதை மீண்டும் அழுத்துங்கள்.',
  /** After `error`, where reloading may help: it deletes what was typed. */
  lost: 'இந்தப் பக்கத்தின் ஒரு பகுதி வரவில்லை. மறுபடியும் இப்படி நடந்தால், முதலில் உங்கள் செய்தியை நகலெடுங்கள்; பிறகு பக்கத்தை மீண்டும் திறந்து, அதை ஒட்டுங்கள்.',
  /** The end of every error. */
  kept: 'நீங்கள் எழுதியது இங்கேயே பத்திரமாக இருக்கிறது. எங்களுக்கு மின்னஞ்சல் அனுப்பலாம், அல்லது போன் செய்யலாம்.',
  errorSummaryTitle: 'இதைச் சரிசெய்யுங்கள்',
  /** The link to all numbers, beside the first two. */
  moreNumbers: 'பிற எண்கள்',
  elsewhere: 'தொடர்புகொள்ள வேறு வழிகள்',
  /** In the privacy notice. */
  responsible: 'யார் பொறுப்பு',
  privacyQuestions: 'தனியுரிமை பற்றிய கேள்விகளுக்கு: ',
};
