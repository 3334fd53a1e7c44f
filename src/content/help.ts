// Whom to call in danger: above the form of the Contact page, and again under its thanks. These numbers save lives: call
// each one before you change it. `npm run preflight` asks once a year whether they still hold.
import type { Help } from '../model/types.ts';

export const help: Help = {
  title: 'In danger? Please call now',
  text: 'We may not read your message today. These people answer day and night, and in India the call is free.',
  numbers: [
    {
      phone: '112',
      whom: 'Any danger: police, ambulance, fire',
      source: 'https://visitnilgiris.org/en/rights/women-child-safety',
      checked: '2026-11-22',
    },
    {
      phone: '14416',
      whom: 'Thoughts of ending your life: Tele-MANAS, in Tamil too',
      // Free, day and night, in twenty languages; in Tamil by Tamil Nadu’s own service: https://newstamilan.com/?p=868975
      source:
        'https://www.indiatoday.in/education-today/news/story/cbse-launches-tele-manas-for-student-mental-health-support-in-all-schools-2778021-2025-08-28',
      checked: '2026-11-22',
    },
    {
      phone: '181',
      whom: 'Women who are hurt or threatened',
      source: 'https://righttoinformation.wiki/rights/women-helpline-181',
      checked: '2026-11-22',
    },
    {
      phone: '1098',
      whom: 'Children who are not safe: Childline',
      source: 'https://orissadiary.com/integration-of-child-helpline-with-erss-112-completed-in-9-states/',
      checked: '2026-11-22',
    },
  ],
  abroad: 'Outside India, call the emergency number of the country you are in.',
  afterSending: 'In danger now? Please do not wait for our answer. Call:',
};
