// The Why R&B page: why the ministry exists and what it is for.
import { sample, unconfirmed } from '../model/fact.ts';
import type { WhyPage } from '../model/types.ts';

export const whyRB: WhyPage = {
  title: 'Why Reach & Build?',
  // Why was this ministry begun, when there were others?
  intro: unconfirmed(
    'There are many good ministries in the world. Why should there be this one? Here is our answer.',
  ),
  sections: sample([
    {
      title: 'Vision Relevance',
      paragraphs: [
        'A church can begin quickly. A family opens its home, friends come to pray, and after a few weeks the room is full. To train the person who leads this church takes much longer. In many parts of Asia, church leaders have been Christians for only a few years. They work as tailors, nurses or drivers, and they prepare their sermons at night. They love the Lord, and many of them are brave, but most of them have never had a teacher.',
        'We thank God for every Bible college. But a college is often far away and costs a lot of money, and its lessons may be in another language. A few people can go there. Most leaders have to learn where they are. Our vision is for them. We want to equip believers in their own place, so that God can change that place through them.',
        'This is still needed today. On a phone you can listen to a hundred preachers. But they do not know your name, and they cannot visit you when you stop coming to church. A leader who lives near you can.',
      ],
    },
    {
      title: 'Mission Substance',
      paragraphs: [
        'What happens on a training day? We begin with prayer. Then we open one book of the Bible, and we stay with that book for many weeks. In the morning we teach. In the afternoon each person teaches for ten minutes, and the others say what was clear and what was not. It feels strange at first, but it is how people learn to teach.',
        'Before the next training there is one piece of homework: share the lesson with someone else. If a person has not done it, nobody is angry. We ask, “Who needs to hear this?” Most people can think of a name. We visit the same group for about two years. After that the group can go on without us, and that is our aim.',
        'We also preach in churches, halls and homes, where people have invited us. We preach because every lesson must lead back to Jesus and his cross. We are glad when many people come to a meeting, and still more when ten of them ask us to come back and teach them.',
      ],
    },
    {
      title: 'Social Contribution',
      paragraphs: [
        'When a church is taught well, its neighbours should feel it first, even if they never come inside. A Christian employer who has understood the prophet Amos pays his workers the full wage, and on time. A family that has understood Galatians eats at one table with people whom their grandparents did not welcome.',
        'So at the end of each lesson we ask: what does this mean for the people around us? Groups have found their own answers. Some help children with their homework. Some go to the clinic with a person who is afraid to go alone, or find a safe place for a woman who is beaten at home. Some clean houses after a flood. Some sit with a man who is trying to stop drinking.',
        'We help people because God loves them. Nobody has to listen to a sermon first, nobody is asked what they believe, and we ask for nothing in return.',
      ],
    },
    {
      title: 'Spiritual Relevance',
      paragraphs: [
        'Rich and poor come to us and ask for prayer, and their words are often the same. “I have done what everyone expected of me, and I am still afraid.” A new method does not help them. They need to hear that God loves them, that Jesus Christ has come to look for them, and that they can speak to him. They also need someone who prays with them.',
        'That is why we begin each working day with prayer. We bring to God the requests that have come to us, and we ask him to lead us before we make our plans. It is also why we first teach leaders to spend time with the Lord themselves.',
      ],
    },
  ]),
  quote: {
    text: 'The things which you have heard from me among many witnesses, commit the same things to faithful men, who will be able to teach others also.',
    reference: '2 Timothy 2:2 (WEB)',
  },
};
