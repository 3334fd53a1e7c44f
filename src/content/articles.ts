// The Articles page: its two tabs, and each file with its address in Google Drive.
import { sample } from '../model/fact.ts';
import type { ArticlesPage } from '../model/types.ts';

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
          text: sample('How can a Christian stand when evil is strong?'),
        },
        {
          title: 'Cross Roads',
          url: sample('https://www.example.org/articles/cross-roads'),
          text: sample('How God leads us when we have to choose between two ways.'),
        },
        {
          title: 'Desert Experience',
          url: sample('https://www.example.org/articles/desert-experience'),
          text: sample('What God teaches us when life feels dry and empty.'),
        },
        {
          title: 'Divine Disclosure',
          url: sample('https://www.example.org/articles/divine-disclosure'),
          text: sample('How God shows us who he is.'),
        },
        {
          title: 'God is at Work',
          url: sample('https://www.example.org/articles/god-is-at-work'),
          text: sample('How to see what God is doing on an ordinary day.'),
        },
        {
          title: "God's Mysterious Move",
          url: sample('https://www.example.org/articles/gods-mysterious-move'),
          text: sample('How to trust God when we do not understand his ways.'),
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
          text: sample('News and prayer points at the beginning of the hot season.'),
        },
        {
          title: 'May 2025 Newsletter',
          url: sample('https://www.example.org/newsletters/may-2025'),
          text: sample('What we thank God for this summer, and how you can pray.'),
        },
        {
          title: 'September 2025 Newsletter',
          url: sample('https://www.example.org/newsletters/september-2025'),
          text: sample('What the ministry has done in these months, and what comes next.'),
        },
        {
          title: 'October 2025 Newsletter',
          url: sample('https://www.example.org/newsletters/october-2025'),
          text: sample('A letter to our friends before the rainy season.'),
        },
      ],
    },
  },
  hint: 'Click to view article or newsletter in Google Drive',
};
