// The privacy notice, linked from the contact form and the footer. Change it, and its date, whenever what we store changes.
import { sample, unconfirmed } from '../model/fact.ts';
import type { PrivacyPage } from '../model/types.ts';

export const privacy: PrivacyPage = {
  summary: unconfirmed(
    'We read your message to answer you and to pray for you. We show it to nobody else, and we delete it after twelve months.',
  ),
  sections: [
    {
      title: 'What we store',
      paragraphs: [
        'When you only read this site, we store nothing about you. When you send us a message with the form, we store your name, your email address, your words, and your phone number if you gave it. We also store when the message came, to the minute, and later that it was answered.',
        'A prayer request can say much about health, family or faith. Tell us only what you want to tell. If it is about another person, please leave out what shows who it is.',
        unconfirmed(
          'The same rules hold when you email us, call us or give. Tax law may tell us to keep the records of gifts for longer.',
        ),
      ],
    },
    {
      title: 'Why we store it',
      paragraphs: [
        unconfirmed(
          'We use your message to answer you and to pray for you, and for nothing else. We do not put you on a mailing list. We do not ask you for money because you wrote. We sell nothing.',
        ),
        unconfirmed(
          'We may store it because you agreed when you pressed Send Message. You can change your mind on any day, as easily as you agreed: write to us, and we delete the message.',
        ),
      ],
    },
    {
      title: 'Who reads it',
      paragraphs: [
        unconfirmed(
          'Only the people of Reach & Build who answer messages and pray read it. They do not publish your words, and they do not read them out with your name. When messages are waiting, the team gets an email. It says how many messages wait, and not a word of what you wrote.',
        ),
        'A company, Supabase, runs the database for us and follows our instructions. Your message travels to it in a form that others cannot read. Visitors to this site can send a message, but they cannot read any, not even their own.',
        sample('The database is in Sample Region.'),
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        unconfirmed(
          'We delete each message twelve months after it came, and our copies of it too. If you ask us, we delete it earlier.',
        ),
        'Machines can send thousands of messages. To stop them, we keep a scrambled copy of your network address for about an hour. It is not beside your message, and we do not use it to find out who you are.',
      ],
    },
    {
      title: 'What other companies see',
      paragraphs: [
        'Our web host and Supabase carry this site and its messages. Like all such companies, they write the network addresses of visitors into their logs and keep these for some time. We do not use the logs to find out who you are.',
        'The films come from YouTube. Nothing is loaded from YouTube until you press play. After that, YouTube’s own rules hold. The same is true when you follow a link to Google Drive, Facebook, YouTube or Instagram.',
      ],
    },
    {
      title: 'What stays on your phone or computer',
      paragraphs: [
        'This site uses no cookies, and it does not count its visitors. It keeps what you type only while the page is open. But your browser may remember your name, email address and phone number, to fill them in next time (autofill). If other people use your phone too, you can delete this in the settings of the browser.',
        'Your browser also keeps the pages and pictures of this site, so that they open quickly and without a connection. They are the same for every visitor.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'An Indian law, the Digital Personal Data Protection Act 2023 (DPDP Act), gives you these rights. You can ask us what we store about you and who has received it. You can ask us to correct it, to complete it or to delete it. You can take back your consent. You can complain to us. You can name a person who uses these rights for you if you die or become too ill.',
        unconfirmed(
          'To use a right, write to the person named below, or call. It costs nothing, and you do not have to give a reason. We may ask a question to be sure that it is you. We answer within 30 days.',
        ),
        unconfirmed(
          'Are you under 18? Please ask a parent or guardian to write for you. Would you like to read this notice in Tamil or another Indian language? Ask us for it.',
        ),
      ],
    },
    {
      title: 'If something goes wrong',
      paragraphs: [
        unconfirmed(
          'Please come to us first, with a question or with a complaint. If anyone sees your message who should not see it, we will tell you and the Data Protection Board of India without delay.',
        ),
        'If our answer does not help you, you can complain to the Data Protection Board of India. It takes complaints online. The Ministry of Electronics and Information Technology, www.meity.gov.in, says how to reach it.',
      ],
    },
  ],
  responsible: {
    title: 'Who is responsible',
    legalName: sample('Sample Legal Name'),
    address: sample('Sample Street 00, Chennai 600 000, India'),
    contactLabel: 'Questions about privacy: ',
    contactPerson: sample('Name of the contact person'),
  },
  date: 'This notice was last changed on 21 November 2026.',
};
