import type * as english from '../en/homeWords.ts';

/** The sections of home, and the letters. */
export const homeWords: typeof english.homeWords = {
  mission: {
    title: 'எங்கள் ஊழியத்தைப் பற்றி',
    missionWork: 'சுவிசேஷப் பணி',
    leadershipDevelopment: 'தலைவர்களுக்குப் பயிற்சி',
    communityBuilding: 'சமுதாயப் பணி',
  },
  outreach: 'பல நாடுகளில் எங்கள் ஊழியம்',
  videos: 'எங்கள் ஊழியத்தைப் பாருங்கள்',
  testimonials: 'எங்களைப் பற்றித் தலைவர்கள் சொல்வது',
  letter: {
    title: 'தலைவர் ஒருவரின் சாட்சி',
    read: 'கடிதத்தை வாசிக்க',
    opening: 'கடிதம் திறக்கிறது',
    close: 'கடிதத்தை மூட',
  },
};
