// What visitors ask and this site does not say yet. Write the answer between the marks: then it is shown, with its question.
// A question whose answer is empty is not shown.
import type { Answers } from '../model/types.ts';

export const answers: Answers = {
  title: 'Questions that people ask',
  /** On the Contact page, beside the form. */
  contact: [
    { question: 'Who will pray for me?', answer: '' },
    { question: 'When will I get an answer?', answer: '' },
    { question: 'Which languages can I write or call in?', answer: '' },
    { question: 'When can I call?', answer: '' },
    { question: 'Are you on WhatsApp?', answer: '' },
    { question: 'Is this a church? May I visit?', answer: '' },
  ],
  /** On the About page, at its end. */
  about: [
    { question: 'Is the ministry registered, and who are its trustees?', answer: '' },
    { question: 'How do you keep children safe?', answer: '' },
    { question: 'How do I make a complaint?', answer: '' },
  ],
};
