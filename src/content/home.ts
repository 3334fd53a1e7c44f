// The words of the home page, section by section from top to bottom. The testimonials are in testimonials.ts.
import { sample, unconfirmed } from '../model/fact.ts';
import type { Outreach, Videos } from '../model/types.ts';
import { site } from './site.ts';

export const hero = {
  /** Who the ministry is, where, and what it does; at most 100 characters. */
  // Does the ministry train leaders in all three countries today?
  sentence: unconfirmed('A ministry from Chennai that trains church leaders in India, Nepal and Malaysia.'),
  verse: {
    text: 'Go and make disciples of all nations, baptizing them in the name of the Father and of the Son and of the Holy Spirit.',
    reference: 'Matthew 28:19 (WEB)',
  },
  prayerAction: 'Ask for prayer',
  storyAction: 'Read our story',
};

export const mission = {
  title: 'About Our Mission',
  intro:
    'Reach & Build began in ' + site.founded + '. For over 18 years we have shared the good news of Jesus Christ and helped believers grow in their faith.',
  items: [
    {
      title: 'Mission Work',
      text: 'We preach the good news of Jesus Christ, in India and abroad, and we pray with those who ask for prayer.',
    },
    {
      title: 'Leadership Development',
      text: 'We teach the Bible and train people who lead churches. Then they can teach others.',
    },
    {
      title: 'Community Building',
      text: 'We help believers show the love of Christ to everyone around them.',
    },
  ],
};

export const outreach: Outreach = {
  title: 'Global Ministry Outreach',
  intro: 'Chennai is our home. From here we serve churches in India and abroad.',
  cards: [
    {
      photo: 'malaysia',
      country: 'Malaysia',
      // What does the ministry do in Malaysia, and with whom?
      caption: unconfirmed('We work with churches in Malaysia to teach and encourage believers.'),
      alt: 'Illustration: two people on a road at the edge of a rain forest, with oil palms and the towers of a city behind them.',
    },
    {
      photo: 'india',
      country: 'India',
      // What does the ministry do in India?
      caption: unconfirmed('Here, at home, we preach, teach and train leaders.'),
      alt: 'Illustration: a woman with a basket of fish, a girl at her hand and a man mending a net on the Coromandel coast; behind them two men push a fishing boat to the sea.',
    },
    {
      photo: 'nepal',
      country: 'Nepal',
      // What does the ministry do in Nepal, and may it be told? The law there punishes whoever converts another (penal code,
      // section 158; read 2026-11-22: www.lawgratis.com/blog-detail/criminalization-of-forced-religious-conversions-in-nepal).
      caption: unconfirmed('We encourage churches in Nepal and the people who lead them.'),
      alt: 'Illustration: a walker with a basket on a path to a house among terraced fields, under a snow peak.',
    },
  ],
};

export const videos: Videos = {
  title: 'Watch Our Ministry',
  intro: 'Two short videos about our work.',
  films: [
    {
      poster: 'leaders',
      alt: 'Illustration: men and women sitting in a circle on a verandah, each with an open Bible; a man on a stool before a blackboard teaches.',
      title: sample('Teaching leaders to teach'),
      text: sample('A training day with church leaders, from the first song to the last question.'),
      length: sample('4:32'),
      youtubeId: sample('sample-0001'),
    },
    {
      poster: 'villages',
      alt: 'Illustration: a van with people in it on a village street in the evening; a boy, a man and a woman greet those who come.',
      title: sample('On the road with our team'),
      text: sample('An evening with the team, on the way to a church that has invited them.'),
      length: sample('6:15'),
      youtubeId: sample('sample-0002'),
    },
  ],
};

export const testimonialsSection = {
  title: 'What Leaders Say About Us',
  intro: 'Letters from people who lead and serve in their churches.',
  open: 'Read the letter',
  modalTitle: 'Leader Testimonial',
  close: 'Close the letter',
};
