/** The sections of home, and the letters. */
export const homeWords = {
  mission: {
    title: 'About Our Mission',
    missionWork: 'Mission Work',
    leadershipDevelopment: 'Leadership Development',
    communityBuilding: 'Community Building',
  },
  outreach: 'Global Ministry Outreach',
  videos: 'Watch Our Ministry',
  testimonials: 'What Leaders Say About Us',
  letter: {
    title: 'Leader Testimonial',
    read: 'Read the letter',
    opening: 'Opening the letter',
    close: 'Close the letter',
  },
};
