// The Articles page: its two tabs, and each file with its address in Google Drive.
import { sample } from './fact.ts';
import type { ArticlesPage } from './types.ts';

export const articles: ArticlesPage = {
  title: 'Articles & Newsletters',
  tabs: {
    articles: {
      label: 'Articles',
      heading: 'Published Articles',
      entries: [
        {
          title: 'At the face of Evil',
          url: sample('https://www.example.org/articles/at-the-face-of-evil'),
          text: sample('Where a believer stands when wickedness no longer troubles to hide.'),
        },
        {
          title: 'Cross Roads',
          url: sample('https://www.example.org/articles/cross-roads'),
          text: sample('On choosing a way when both roads look right and neither is easy.'),
        },
        {
          title: 'Desert Experience',
          url: sample('https://www.example.org/articles/desert-experience'),
          text: sample('What God teaches in the dry years, and why he is in no hurry to end them.'),
        },
        {
          title: 'Divine Disclosure',
          url: sample('https://www.example.org/articles/divine-disclosure'),
          text: sample('How the God whom nobody can find out has made himself known.'),
        },
        {
          title: 'God is at Work',
          url: sample('https://www.example.org/articles/god-is-at-work'),
          text: sample('Learning to notice the hand of God in ordinary, unfinished days.'),
        },
        {
          title: "God's Mysterious Move",
          url: sample('https://www.example.org/articles/gods-mysterious-move'),
          text: sample('When his ways puzzle us: trusting the one who sees round the corner.'),
        },
      ],
    },
    newsletters: {
      label: 'Newsletters',
      heading: 'Monthly Newsletters',
      entries: [
        {
          title: 'March 2025 Newsletter',
          url: sample('https://www.example.org/newsletters/march-2025'),
          text: sample('News and prayer points as the hot weather sets in.'),
        },
        {
          title: 'May 2025 Newsletter',
          url: sample('https://www.example.org/newsletters/may-2025'),
          text: sample('From the height of the Chennai summer: thanks given, and help asked.'),
        },
        {
          title: 'September 2025 Newsletter',
          url: sample('https://www.example.org/newsletters/september-2025'),
          text: sample('What the ministry has been doing, and what to pray for next.'),
        },
        {
          title: 'October 2025 Newsletter',
          url: sample('https://www.example.org/newsletters/october-2025'),
          text: sample('A letter to friends of the work as the north-east monsoon draws near.'),
        },
      ],
    },
  },
  hint: 'Click to view article or newsletter in Google Drive',
};
