// The About page: the founders, the sections about the ministry, and 'What We Do'.
import { sample, unconfirmed } from '../model/fact.ts';
import type { AboutPage } from '../model/types.ts';
import { site } from './site.ts';

export const about: AboutPage = {
  title: 'About Reach & Build',
  photoAlt: 'Illustration: two people sitting on a bench in front of a brick wall that is still being built.',
  founders: [
    {
      name: sample('Name of the founder'),
      role: 'Founder and Director',
      text: sample(
        'He preaches, teaches and writes, and he leads the ministry. In My Story he tells how God found him.',
      ),
    },
    {
      name: sample('Name of the co-founder'),
      role: sample('Co-founder'),
      text: sample(
        'She is a teacher. She trains people who lead women’s and children’s groups, and she reads every article before we publish it.',
      ),
    },
  ],
  sections: sample([
    {
      title: 'About Our Organization',
      paragraphs: [
        'Reach & Build is a Christian ministry in Chennai. We preach the good news of Jesus Christ, we teach the Bible, and we train people who lead churches, in India and abroad. We are interdenominational. This means that we work with Christians of many churches. In one training you may meet a pastor who baptises babies and a pastor who does not. They do not agree about everything, but they love the same Lord, and they learn from the same Bible.',
        'We are not a church, and we do not want to become one. We go where a church has invited us, and we teach the people who lead there. We ask nobody to leave a church.',
        'The ministry is small. The two founders lead it, and volunteers help them. Many more people pray and give, and we thank God for each of them. We do not own much, and every year God has given us what we needed.',
      ],
    },
    {
      title: 'How It Started',
      paragraphs: [
        'Reach & Build began with prayer. For about a year the two of us met with friends every Friday evening. We brought God the question that a farmer had asked us: who can teach the people who lead small churches? We thought that he would send somebody. Slowly we understood that he was asking us.',
        'The first meeting was in ' + site.founded + ', in our front room. There was no electricity that evening, so we lit a lamp. We had borrowed eleven chairs, and seven people came. There was a builder, a tailor with his nephew, two students, a widow who led a prayer group, and a bus conductor in his uniform. We read Nehemiah, chapter two, where the people say, “Let’s rise up and build.” The builder told us how to make a wall that stands. Every brick lies on two others, he said, and nobody hurries.',
        'Then we knelt and prayed. We asked God to reach people through us, and to build them up. Before we went home, the ministry had its name: Reach & Build. A week later nine people came.',
      ],
    },
    {
      title: 'A Burden That Birthed a Vision',
      paragraphs: [
        'In the year before that first meeting, our founder had preached at a harvest festival in a church some hours south of the city. Afterwards the farmer who led that church walked with him to the bus, in the dark, with a torch in his hand. He owned one Bible and one old book of sermons, and he had prepared six talks of his own. “When I have given all six, I begin again,” he said. “They are kind. They listen as if it were new.”',
        'The bus was late, so the man asked the question that had long been on his mind. “Who can teach me? I cannot leave my family and my goats for three years. I cannot pay for a college. But every Sunday these people look at me and wait.” Our founder had no answer. He prayed for the man all the way home.',
        'He told his wife, and from that night they prayed together. They could not forget that man, and they began to see how many others were like him. God gave them a burden for these leaders, and out of the burden came a vision: to stay with one learner until that learner can teach the next. Paul asked Timothy to do the same (2 Timothy 2:2). That is still what we do.',
      ],
    },
    {
      title: 'The Journey So Far',
      paragraphs: [
        'In the first years we travelled only as far as the night bus could take us. We taught on verandas, in small halls, and once in a hostel room with one fan and fourteen learners. Some of those we had taught moved away for work or marriage, and they wrote to us: “Can you come here too?” We prayed about each letter. When God opened the door, we went.',
        'A letter from a friend took us to Nepal. A family wedding took us to Malaysia, and a church there asked us to stay one more week and teach from Ephesians. In both countries we are guests, and we have learned a great deal from our brothers and sisters there.',
        'We have made mistakes. Once we carried the lessons for a whole year to a town in the hills, and they were in the wrong language. Sometimes we spoke when we should have listened. Each time somebody was patient with us and told us the truth, and we asked for forgiveness.',
        'There were hard years. One year there were floods, and we could not meet for weeks. In another year no bus was running, and we taught by phone. Each learner read one verse, and we prayed for one another by name. God kept his people, and he kept this work. By his grace, this work has now gone on for over eighteen years. The daughter of the builder from our first evening now teaches a group of her own.',
      ],
    },
    {
      title: 'Writing & Global Impact',
      paragraphs: [
        'The writing began with a simple request. Leaders who had been at a training asked, “Can you write this down for us?” So the director wrote two pages by hand, made copies and sent them with the night bus. People copied the pages again for their friends. One day a copy came back to us from another city, with a note: “Do you know who wrote this?”',
        'The articles on this site have grown from pages like these. They answer questions that people ask after a lesson. Why does God allow evil? How do I choose the right way? What is God doing when my life feels like a desert? We write so that you can read the articles aloud to others. The newsletter tells friends where God has led us, what went wrong, what we thank him for, and how you can pray.',
        'Our pages have reached sailors on a ship and nurses who work abroad. Friends have put them into languages that we cannot read. When something good comes from this, we give thanks to God.',
      ],
    },
  ]),
  verse: {
    text: 'Therefore exhort one another, and build each other up, even as you also do.',
    reference: '1 Thessalonians 5:11 (WEB)',
  },
  whatWeDo: {
    title: 'What We Do',
    // What do the three words mean in the ministry's work?
    intro: unconfirmed('Three words describe our work, and they belong together.'),
    items: [
      {
        title: 'Encouraging',
        // How does the ministry encourage, in practice?
        text: unconfirmed(
          'It can be lonely to lead a church. We encourage leaders and believers with the word of God, and we pray with them.',
        ),
      },
      {
        title: 'Equipping',
        // What does the ministry teach, and whom?
        text: unconfirmed(
          'We teach the Bible and train leaders, so that they can serve their churches well and teach others.',
        ),
      },
      {
        title: 'Enlarging',
        // What has grown through the ministry?
        text: unconfirmed(
          'Those who have learned go on to teach others. So more people hear the good news, and more communities are served.',
        ),
      },
    ],
  },
};
