// The words of the home page, section by section from top to bottom. The testimonials are in testimonials.ts.
import { sample } from './fact.ts';
import type { Footer, Hero, Mission, Outreach, TestimonialsSection, Videos } from './types.ts';

export const hero: Hero = {
  title: 'Reach & Build',
  tagline: 'Equipping Believers. Impacting Communities.',
  sentence: 'A ministry from Chennai, training church leaders in India, Nepal and Malaysia since 2007.',
  verse: {
    text: 'Go and make disciples of all nations, baptizing them in the name of the Father and of the Son and of the Holy Spirit.',
    reference: 'Matthew 28:19 (WEB)',
  },
  prayerAction: 'Ask for prayer',
  storyAction: 'Read our story',
};

export const mission: Mission = {
  title: 'About Our Mission',
  intro:
    'Reach & Build began in Chennai in June 2007. For over 18 years we have done the same two things: taken the good news of Jesus Christ to people, and stayed to build up those who believe it.',
  items: [
    {
      title: 'Mission Work',
      text: 'We go where we are asked: the fishing hamlet, the hill town, the street where the bus turns round. We preach Christ in plain words, pray in people’s homes, and come back.',
    },
    {
      title: 'Leadership Development',
      text: 'Many who lead a church were never taught how. We sit down with pastors, youth leaders and women’s leaders over an open Bible, and send them home able to teach others.',
    },
    {
      title: 'Community Building',
      text: 'A church is good news to its whole street or it is hardly good news at all. We help believers to serve the neighbours they already have, whatever those neighbours believe.',
    },
  ],
};

export const outreach: Outreach = {
  title: 'Global Ministry Outreach',
  intro: 'Chennai is home. From here the work has gone where friends and churches have opened a door.',
  cards: [
    {
      photo: 'malaysia',
      country: 'Malaysia',
      caption: 'Teaching alongside city churches and small congregations near the estates.',
      alt: 'Illustration: the edge of a rain forest, with the towers of a city behind it.',
    },
    {
      photo: 'india',
      country: 'India',
      caption: 'From the Coromandel coast inland: preaching, and training leaders close to home.',
      alt: 'Illustration: a fishing boat drawn up under palms on the Coromandel coast.',
    },
    {
      photo: 'nepal',
      country: 'Nepal',
      caption: 'Strengthening young churches in the hills, a footpath beyond the last road.',
      alt: 'Illustration: terraced fields on a hillside under snow peaks.',
    },
  ],
};

export const videos: Videos = {
  title: 'Watch Our Ministry',
  intro: 'Two short films: one from the teaching, one from the road.',
  films: [
    {
      poster: 'leaders',
      alt: 'Illustration: men and women sitting in a circle on a verandah, each with an open Bible.',
      title: 'Teaching leaders to teach',
      text: sample('A training day with local leaders, from the first song to the last question.'),
      length: sample('4:32'),
      youtubeId: sample('sample-0001'),
    },
    {
      poster: 'villages',
      alt: 'Illustration: a van on a village road in the evening, its lamps lit, between fields and palmyra trees.',
      title: 'On the road to the villages',
      text: sample(
        'An evening with the team on the way to a village meeting, and the welcome at the end of the road.',
      ),
      length: sample('6:15'),
      youtubeId: sample('sample-0002'),
    },
  ],
};

export const testimonialsSection: TestimonialsSection = {
  title: 'What Leaders Say About Us',
  intro:
    'Pastors, elders, youth workers and grandmothers in prayer: seven letters from people we have served beside.',
  open: 'Read the letter',
  modalTitle: 'Leader Testimonial',
  close: 'Close the letter',
  sampleNotice:
    'These letters are samples, written so that the finished page can be seen; letters from real leaders will take their place.',
};

export const footer: Footer = {
  quickLinksTitle: 'Quick Links',
  contactTitle: 'Contact Information',
  socialTitle: 'Follow Us',
  line: 'Built with faith and purpose',
  quickLinks: {
    about: 'About Us',
    articles: 'Latest Articles',
    donate: 'Support Us',
    contact: 'Prayer Requests',
    privacy: 'Privacy',
  },
};
