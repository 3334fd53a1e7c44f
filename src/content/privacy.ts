// The privacy notice, linked from the contact form and the footer. Change it, and its date, whenever what we store changes.
import { sample, unconfirmed } from '../model/fact.ts';
import type { PrivacyPage } from '../model/types.ts';
import { site } from './site.ts';

export const privacy: PrivacyPage = {
  // Is this so, for everyone who can open the messages?
  summary: unconfirmed(
    'We read your message to answer you and to pray for you, and we delete it after ' + site.messagesKeptFor + '. We show it to others only when a child is being abused, when a life is in danger, or when the law makes us.',
  ),
  sections: [
    {
      title: 'What we store',
      paragraphs: [
        // The columns of public.contact_submissions, in supabase/migrations: whoever adds one, adds it here.
        'When you only read this site, we ourselves store nothing about you. Our web host keeps logs: see “What other companies see”. When you send us a message with the form, we store your name, your email address, your words, and your phone number if you gave it. We also store when the message came, a random number that marks it, and later that it was answered.',
        'A prayer request can say a lot about health, family or faith. Write only what you want to. If it is about another person, please leave out their name and where they live.',
        // Is it so? What does your auditor say about the records of gifts?
        unconfirmed(
          'We do the same when you email us, call us or give. Tax law may make us keep the records of gifts for longer.',
        ),
      ],
    },
    {
      title: 'Why we store it',
      paragraphs: [
        // Does everyone on the team keep to this?
        unconfirmed(
          'We use your message to answer you and to pray for you. Only where the law or a danger asks it do we use it for something else, as written below. We do not put you on a mailing list. We do not ask you for money because you wrote. We sell nothing.',
        ),
        // Who deletes a message when its sender asks?
        unconfirmed(
          'We are allowed to store it because you agreed when you pressed Send Message. You can change your mind at any time. There is no button for that: email us or call us, and we delete the message, unless a law makes us keep it or the police or a court need it.',
        ),
      ],
    },
    {
      title: 'Who reads it',
      paragraphs: [
        // Is it so, and does the whole team know it?
        unconfirmed(
          'Only the people of Reach & Build who answer messages and pray read it. They do not publish your words, and they do not read them out to other people. When messages are waiting, the team gets an email. It says how many are waiting, and not a word of what you wrote.',
        ),
        // Who on the team tells the police, and who is told first? Whoever learns of the sexual abuse of a child must tell
        // them, and is punished for silence (POCSO Act 2012, sections 19 and 21; read 2026-11-22:
        // www.lawcodehub.com/pocso/19, constitutionofindia.in/?p=19807).
        unconfirmed(
          'There are exceptions, which are there to protect people. When we learn that a child is being sexually abused, an Indian law (the POCSO Act, section 19) makes us tell the police. When a life is in danger, we tell people who can help. We also obey a court. Where it is safe, we tell you before we do it.',
        ),
        'A company, Supabase, runs the database for us and follows our instructions. Your message travels encrypted. Supabase, and Cloudflare, which carries messages to it, could read it for technical reasons; nobody else on the way can. Visitors to this site can send a message, but they cannot read any, not even their own.',
        sample('The database is in Sample Region.'),
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        // Does the database delete them by its schedule, and who deletes the copies?
        unconfirmed(
          'We delete each message ' + site.messagesKeptFor + ' after it came, and our copies of it too. If you ask us, we delete it earlier, unless a law makes us keep it or the police or a court need it.',
        ),
        // All that the database keeps of a sender beside the message, in the schema `private` (supabase/migrations): hashes of
        // the network and of its region (contact_counts), by tens of minutes, until no limit looks back at them, and the key
        // of the hashes. No hash of the email address or of the words. Whoever changes the tables changes this.
        'Machines can send thousands of messages. To stop them, the database counts how many messages come from one network, and how many from the networks next to it. For this it makes two codes from your network address, and it keeps them, not the address. With each code it keeps only roughly when a message came (within ten minutes), not the exact time. It deletes the codes after about an hour.',
        'The codes are not beside your message, and we do not use them to find out who you are. But the key that makes them is in the same database. Somebody who could open all of it could work out the address, and perhaps which message came from it.',
      ],
    },
    {
      title: 'What other companies see',
      paragraphs: [
        'Our web host and Supabase carry this site and its messages. Like all such companies, they write the network addresses of visitors into their logs and keep these for some time. We do not use the logs to find out who you are.',
        'The videos come from YouTube. Nothing is loaded from YouTube until you press play. From then on YouTube’s own privacy rules apply. The same is true when you follow a link to Google Drive, Facebook, YouTube or Instagram.',
      ],
    },
    {
      title: 'What stays on your phone or computer',
      paragraphs: [
        'This site uses no cookies, and it does not count its visitors. What you type stays in the form, even when you go to another page of this site, until you send it, delete it or close the site. But your browser may remember your name, email address and phone number, to fill them in next time (autofill). If other people use your phone too, you can delete this in the settings of the browser.',
        'Your browser also keeps the pages and pictures of this site, so that they open quickly and without a connection. They are the same for every visitor. Must somebody not know that you were here? In the settings of your browser, delete the history and the stored data of this site. Our emails in your inbox can show it too.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        // The rules of November 2025 put the rights of the DPDP Act 2023 into force eighteen months later, in May 2027. Read
        // 2026-11-22: www.azbpartners.com/bank/indias-digital-personal-data-protection-act-phased-rollout-and-key-compliance-milestones
        // and www.legalitysimplified.com/digital-personal-data-protection-rules-2025. Do you do all this already?
        unconfirmed(
          'We already do the following, because we think it is right. You can ask us what we store about you and who has received it. You can ask us to correct it, to complete it or to delete it. You can take back your consent. You can complain to us. You can name a person who does this for you if you die or become too ill.',
        ),
        'From May 2027 these are your rights by law: the Digital Personal Data Protection Act 2023 (DPDP Act) of India.',
        // Who does this, and within how many days?
        unconfirmed(
          'To ask for any of this, write to the person named below, or call. It costs nothing, and you do not have to give a reason. We may ask a question to be sure that it is you. We answer within 30 days.',
        ),
        // From May 2027 the law asks for a parent's consent that can be shown (DPDP Act, section 9). What will you do?
        unconfirmed(
          'Are you under 18? If you are not safe at home, call Childline, 1098: the call is free. If you are safe, please ask a parent, or another adult you trust, to write for you. Would you like to read this notice in Tamil or another Indian language? Ask us for it.',
        ),
      ],
    },
    {
      title: 'If something goes wrong',
      paragraphs: [
        // Who would do this?
        unconfirmed(
          'Please come to us first, with a question or with a complaint. If anyone sees your message who should not see it, we will tell you without delay. From May 2027 the law makes us tell the Data Protection Board of India as well.',
        ),
        // What can be known on 2026-11-22: the Board was set up in November 2025 to work online, and was still being staffed in
        // June 2026 (www.getastra.com/blog/compliance/dpdp-compliance). Does it take complaints by now, and where?
        unconfirmed(
          'If our answer does not help you, the law lets you complain to that Board from May 2027. The Board is meant to work online. The Ministry of Electronics and Information Technology, www.meity.gov.in, will say how to reach it.',
        ),
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
  date: 'This notice was last changed on 22 November 2026.',
};
