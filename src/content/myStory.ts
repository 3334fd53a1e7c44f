// The My Story page: the founder’s life story, told by himself.
import { sample } from './fact.ts';
import type { StoryPage } from './types.ts';

export const myStory: StoryPage = {
  title: 'Life Story – From the Streets to the Nations',
  pullLine: sample('I did not go in for the song. I went in for the roof.'),
  intro: 'People ask me where I studied. I tell them the truth, which takes a little while.',
  sections: sample([
    {
      title: 'The lane behind the harbour',
      paragraphs: [
        'I was born in north Madras, in a lane so narrow that my mother could lend salt to the house opposite without standing up. Behind the last roof was the harbour wall, and over the wall stood the cranes. My father loaded ships when there was work and drank when there was none. He was a strong man and, when sober, a gentle one. I learnt early to tell by the sound of his slippers which of the two was coming home.',
        'My mother steamed idlis before dawn and sold them at the corner from an aluminium pot. She was the roof of that house. The year I was ten she took a fever in the rains, and in eight days she was gone. My father turned his face to the wall. Nobody sent me away. One evening I heard the slippers, went out at the back, and did not stop until I came to Central Station.',
      ],
    },
    {
      title: 'A kingdom of platforms',
      paragraphs: [
        'For a week a railway station is a kind country to a boy. There are lights all night, and taps, and people who leave half a packet of food on a bench. After that it is a country like any other, with its own kings. I belonged to nine boys who slept behind the parcel shed under flattened cartons. I picked bottles, washed glasses at a tea stall, and carried suitcases for mothers who drew their children closer when I came. I minded that more than the hunger.',
        'At fifteen I drank what my father drank. At seventeen I kept a blade in my sock, and one night, over a few rupees, I used it. A boy who had shared his carton with me lay in the General Hospital across the road, and I had put him there. He lived. He would not see me. I sat outside the gate for two days, and then I went back to being what I was, because I did not know of anything else to be.',
      ],
    },
    {
      title: 'A tin roof in November',
      paragraphs: [
        'I was nineteen when the monsoon came up through the drains of the whole city at once. I had a fever, I was walking anywhere to be out of the wet, and I saw a tin roof with people singing under it. I did not go in for the song. I went in for the roof.',
        'There were perhaps fifteen of them, and one tube light. When the preacher stood up the rain drowned every word. So an old woman beside me, who saw that I could not hear, put her mouth to my ear and told me the lesson herself. A man had two sons. The younger took his money, went to a far country, and ended up among the pigs. I knew that boy. I waited for the beating, for stories that begin so end with a beating. “And while he was still a long way off,” she said, “his father saw him, and ran.”',
        'I made her say it again. I had never seen a grown man of our people run to meet anyone. That is what God is like, she told me. It was Jesus who told the story, and then he went to a cross himself to fetch such sons home, and on the third day he rose. I understood perhaps a tenth of it. But I wanted that father. I said so to him, aloud, under the noise of the rain, and I have not wanted to take it back on any day since.',
      ],
    },
    {
      title: 'Paatti’s slate',
      paragraphs: [
        'We called her Paatti, grandmother. She gave me a mat on her verandah, and terms: no drink, no blade, and the alphabet. I sat down with her grandchildren, my knees up to my ears, and learnt my letters on a slate. Our reader was the Gospel of Luke. It took me a year to get through it with one finger.',
        'When I came to the fifteenth chapter on my own, I knew where I had to go. I found him on the step of the same house, smaller than I remembered. My father did not run; his legs were finished by then. So I ran. I cooked for him, badly, and washed him, for the three years that he had left. Near the end he asked me to pray, in just the voice in which he would ask for water.',
      ],
    },
    {
      title: 'Ink and bus tickets',
      paragraphs: [
        'I found work at a printing press near Parry’s Corner, first sweeping, then feeding the machine, and in the end reading proofs, which is a good joke on a boy who could not spell his own street. In the evenings I studied the Bible. Paatti’s little congregation had no teacher to spare, so she sent me to whoever would have me, pastors of four or five different churches. I have never since been able to believe that any one of them has the whole of it.',
        'On Sundays I rode the bus to the end of some line and spoke wherever I was let. I married a schoolteacher who could have done better. The boy whom I had cut came to our wedding, scar and all, and ate two helpings of biryani. If anybody asks me for a miracle, that is the one I show.',
        'It was my wife who first noticed the pastors. They thanked us and smiled and stayed on the platform, she said, like people watching a train go out that they had hoped to board.',
      ],
    },
    {
      title: 'June 2007',
      paragraphs: [
        'The two of us began Reach & Build in our own front room, with chairs that had to be back by nine. Reach, because somebody had put her mouth to my ear when I smelt as I smelt. Build, because she had not left it there, but had gone indoors for a slate. A man can be pulled out of the water in a minute. It takes years to teach him to walk, and somebody has to stay.',
      ],
    },
    {
      title: 'As far as the snow',
      paragraphs: [
        'I was past forty when I first held a passport, and I kept opening it to see whether they had noticed their mistake. It has taken me to Malaysia, to preach in Tamil to the grandchildren of men who had sailed from my father’s harbour. It has taken me to Nepal, where I taught in two blankets while my hosts sat about in cotton. Wherever I go there is someone at the back, near the door, who has only come in for the roof. I have learnt to look for that face before I look at my notes.',
        'And when a train brings me home I walk out of Central the long way, by the parcel shed. Another boy’s carton lies there now. If he does not mind, I sit down. I ask his name, and then I tell him about a man who had two sons.',
      ],
    },
  ]),
  verse: {
    text: 'He brought me up also out of a horrible pit, out of the miry clay. He set my feet on a rock, and gave me a firm place to stand. He has put a new song in my mouth, even praise to our God.',
    reference: 'Psalm 40:2–3 (WEB)',
  },
  signature: { name: sample('Name of the founder'), role: 'Founder and Director' },
};
