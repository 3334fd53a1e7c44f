// The About page: the founders, the sections about the ministry, and 'What We Do'.
import { sample } from './fact.ts';
import type { AboutPage } from './types.ts';

export const about: AboutPage = {
  title: 'About Reach & Build',
  photoAlt:
    'Illustration: the two founders, a man and a woman, sitting on a bench in front of a brick wall that is still being built.',
  founders: [
    {
      name: sample('Name of the founder'),
      role: 'Founder and Director',
      text: sample(
        'He preaches, teaches and writes, and still prefers the bus. He has led the ministry since its first evening, and tells in My Story how he came to it.',
      ),
    },
    {
      name: sample('Name of the co-founder'),
      role: 'Co-founder',
      text: sample(
        'A teacher before she was anything else. She trains those who lead women’s and children’s groups, keeps the registers, and reads every article before it goes out, with a pencil.',
      ),
    },
  ],
  sections: sample([
    {
      title: 'About Our Organization',
      paragraphs: [
        'Reach & Build is a Christian ministry with its home in Chennai. We are interdenominational, which in practice means that on one verandah you may find a woman who was baptised as a baby and a man who was baptised in a river last April, sharing a hymn book and arguing only about the tune.',
        'We are not a church and do not wish to become one. Nobody leaves a congregation for us, since there is nothing here to join. We preach where a church or a village has invited us and we teach the people who lead. On Sunday morning everyone is back where they belong, in their own pew or on their own mat.',
        'The work is small enough to be run from a kitchen table and wide enough to need several alphabets. The two founders carry it, with volunteers who keep their day jobs, and with people who pray and give and whose names are printed nowhere.',
      ],
    },
    {
      title: 'How It Started',
      paragraphs: [
        'The first meeting, in June 2007, was nearly called off. The current had failed at six, as it did most evenings that month, and the front room was as hot as a bakery. We had borrowed eleven chairs. Seven people came: a mason, a tailor, two students, a widow who led a prayer cell, a bus conductor still in his khaki, and the tailor’s nephew, who had been told that there would be tea.',
        'There was no plan beyond the evening. By an emergency lamp we read the second chapter of Nehemiah, and at the words “Let’s rise up and build” the mason laughed. People who say that, he told us, have never mixed mortar. Then he explained how a wall is made to stand: a string for the level, every brick resting on two below it, and only a few courses in a day, or the weight will squeeze the wet joints out.',
        'We have had other lecturers since, some of them with degrees. None has described this ministry better. By the end of the week it had its name. We wrote the seven into a register with a blue cover and agreed to meet again on the Thursday, when nine came, and the current stayed on.',
      ],
    },
    {
      title: 'A Burden That Birthed a Vision',
      paragraphs: [
        'Before the name there was a man with a torch. He had heard our founder preach at a harvest festival some hours south of the city, and afterwards he lit the path for him, two miles across the fields, to the bus. He led the church in that place. He owned a Bible, a book of sermons without a back, and six talks of his own. “When I come to the end of the six I begin again,” he said. “They are kind people. They listen as if it were new.”',
        'The bus was late, and so he asked what he had been wanting to ask since supper. Who was there to teach a man like him? He could not leave his goats and his people for three years of college, and no college was going to come along that path. He asked without complaint, as one might ask about the timetable. There was nothing to tell him.',
        'The question got on the bus. It came home to Chennai, sat down at meals, and kept two people awake, until they understood that it was not only the man with the torch who was asking. Visiting preachers such villages had. Somebody was needed who would stay with one learner until he could light the path for the next. Our vision is no more than a late answer to him.',
      ],
    },
    {
      title: 'The Journey So Far',
      paragraphs: [
        'For the first years the journey was never longer than a night’s ride: fishing hamlets, brick kilns, the weavers’ streets of Kanchipuram, a hostel room in Madurai with one fan and fourteen learners. Then those who had been taught moved away, to jobs and to marriages, and wrote to ask whether we would come there too. That is how the map grew. We have never stuck pins in one.',
        'A nurse’s letter took us to Nepal, where we found that our winter clothes were a joke and that a church can be as steep as a staircase. A family wedding took us to Malaysia, and some cousins of the bride kept us for a week of evenings on the letter to the Ephesians. In both countries we went as guests, and we have tried to remember it.',
        'We have made mistakes. We once carried a whole year’s lessons up to a hill town in the wrong language. We have talked when we ought to have listened, and eaten in houses that could not afford us, until an elder took one of us aside and told us, kindly, to bring our own lentils.',
        'There were years when the city flooded, and the classroom was a boat. There was a year when no bus ran at all and the class went on by telephone, a verse from each in turn, with a cock crowing somewhere on the line. Over eighteen years have now been completed. The blue register is full, and so are those that followed it, and the mason’s daughter teaches a group of her own.',
      ],
    },
    {
      title: 'Writing & Global Impact',
      paragraphs: [
        'The writing began as homework. Leaders who had gone home asked for what they had heard, and so the director wrote it out by hand, two sides of a sheet, and sent it off by the night buses in the care of the conductors. Copies were made, and copies of those, until somebody posted one back to us from Coimbatore and asked whether we knew the author.',
        'The articles on this site have grown from such sheets. They take up what people ask when the lesson is over and the tumblers are being washed: why the wicked do so well, how to choose, what God can be doing in a dry year. They are meant to be read aloud, in a room where not everyone can read. The monthly newsletter is plainer still: where we have been, what went wrong, what to thank God for and what to ask of him.',
        '“Global” is a large word for a ministry with one kettle. But paper is a good traveller, and a telephone is a better one. Pages of ours have turned up in a seaman’s cabin, in a nurses’ hostel in the Gulf, and in languages into which they were put by people who never asked us, and who were quite right not to. Whatever good came of it is God’s doing, and the readers’, who had the harder part.',
      ],
    },
  ]),
  verse: {
    text: 'Therefore exhort one another, and build each other up, even as you also do.',
    reference: '1 Thessalonians 5:11 (WEB)',
  },
  whatWeDo: {
    title: 'What We Do',
    intro: 'Three words sum up the work, and we try not to do one of them without the other two.',
    items: [
      {
        title: 'Encouraging',
        text: 'To lead a small church is lonely work. We visit, we telephone, we sit in the house and ask after the children before we ask after the congregation. Often nothing more is needed than someone who has time.',
      },
      {
        title: 'Equipping',
        text: 'We help leaders to read the Bible well and to open it for others, one book at a time and in their own language. With it go the plain crafts of the calling: keeping honest accounts, settling a quarrel, sitting with the sick.',
      },
      {
        title: 'Enlarging',
        text: 'Those who have learnt go on to teach. Churches that had never met begin to pray for each other, and a believer whose world used to end at the last bus stop finds that she has family across the water.',
      },
    ],
  },
};
