// The privacy notice, linked from the contact form and the footer. Change it whenever what we store changes.
import type { PrivacyPage } from './types.ts';

export const privacy: PrivacyPage = {
  title: 'Privacy',
  summary:
    'We keep what you send us for twelve months, read it to answer and to pray, and show it to nobody else.',
  sections: [
    {
      title: 'What we store',
      paragraphs: [
        'Reading this site leaves nothing with us. Only when you send the contact form do we store something: your name and e-mail address, your phone number and prayer request if you gave them, and the date and time at which the message came.',
        'A prayer request often says something about health, family or faith. Tell us only what you wish to tell. If it concerns another person, leave out whatever would show a stranger who it is.',
      ],
    },
    {
      title: 'Why we store it',
      paragraphs: [
        'We use your message for two things: to answer you and to pray for what you ask. We put it to no other use. We do not add you to a mailing list or ask you for money because you wrote, and we sell and lend nothing.',
        'We hold it because you chose to send it, which is your consent. You may take that consent back on any day, by a line to us, as simply as you gave it; we then delete the message.',
      ],
    },
    {
      title: 'Who reads it',
      paragraphs: [
        'The people of Reach & Build who answer messages and pray for those who ask. They do not pass it on, read it out in a meeting with your name, or publish it in a newsletter, in print or online.',
        'Messages lie in a database that a hosting company, Supabase, runs on our behalf and by our instructions. They travel there encrypted. Visitors to this site can send a message but cannot read any, not even their own.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'Messages are deleted after twelve months. If you ask us to delete yours sooner, we do so.',
        'To keep machines from flooding the form, we limit how many messages can come from one place in a short time. For this a scrambled form of your network address is kept for at most an hour. It does not stand beside your message, and we do not use it to find out who or where you are.',
      ],
    },
    {
      title: 'What stays on your device',
      paragraphs: [
        'There are no cookies and no analytics on this site. What you type into the form is held only while the page is open; nothing of it is kept on your phone or computer, which matters when others use it too.',
        'Your browser may keep the site’s own pages and pictures so that they open quickly next time. They are the same for every visitor and say nothing about you.',
      ],
    },
    {
      title: 'Other companies',
      paragraphs: [
        'The films on the home page come from YouTube. Nothing is loaded from there until you press play; after that, YouTube’s own privacy terms hold. The same is true of Google Drive, Facebook, YouTube and Instagram when you follow a link that takes you there.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Under India’s Digital Personal Data Protection Act 2023 you may ask to see what we hold about you and who has handled it, have it corrected or completed, have it deleted, and name someone who may ask in your place if you die or fall too ill to do so.',
        'To do any of these, write to the e-mail address on the contact page from the address you used in your message, or ring us. We may ask a question to be sure that it is you. It costs nothing, and no reason is needed.',
        'If you are under eighteen, please ask a parent or guardian to write for you. If you would like this notice in Tamil or another Indian language, ask us for it.',
      ],
    },
    {
      title: 'If something is wrong',
      paragraphs: [
        'Please come to us first, with a question or with a complaint, by the e-mail address or phone number on the contact page. If your message were ever seen by somebody who should not see it, we would tell you and the Board named below.',
        'If our answer does not settle the matter, you can complain to the Data Protection Board of India.',
      ],
    },
  ],
};
