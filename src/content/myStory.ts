// The My Story page: the founder’s life story, told by himself.
import { sample } from '../model/fact.ts';
import type { StoryPage } from '../model/types.ts';
import { site } from './site.ts';

export const myStory: StoryPage = {
  title: 'Life Story – From the Streets to the Nations',
  pullLine: sample('I did not go in for the song.\nI went in for the roof.'),
  intro: sample('People ask me where I studied. Here is the honest answer.'),
  sections: sample([
    {
      title: 'A lane near the harbour',
      paragraphs: [
        'I was born in Chennai, in a narrow lane near the harbour. All of us lived in one room. My father loaded ships when there was work. When there was no work, he was angry with everyone, and we learned to be quiet. My mother made idlis before sunrise and sold them at the corner. She kept our family together.',
        'When I was ten, my mother fell ill in the rainy season. In eight days she was gone. After the funeral my father stopped speaking to us. Nobody sent me away, but nobody asked me to stay. One evening I walked out of the house in the clothes I was wearing, and I did not stop until I reached the railway station.',
      ],
    },
    {
      title: 'A boy at the station',
      paragraphs: [
        'For the first week I liked the station. The lights were on all night, there was water, and people left food on the benches. After that I was only afraid. Nine of us boys slept behind the parcel office on old boxes. I collected bottles, washed glasses at a tea stall and carried bags. When I came near, mothers pulled their children closer. That hurt me more than being hungry.',
        'I grew up there, and I grew hard. I learned to lie and to fight. I hurt people I should have protected, and one of them was my friend. He went away, and I did not know how to say sorry. At night I thought: if there is a God, he has not seen me. And if he has, he does not want me.',
      ],
    },
    {
      title: 'The night of the rain',
      paragraphs: [
        'I was nineteen. It was November, and it had rained for three days. I was wet through, and I was looking for any dry place. In a small street I saw a tin roof, and people were singing under it. I did not go in for the song.\nI went in for the roof.',
        'There were perhaps fifteen people and one light. A man stood up to preach, but the rain was so loud that I could not hear him. An old woman beside me saw this. She put her mouth close to my ear and told me the Bible story herself. A father had two sons. The younger son took his money, went far away and lost everything. In the end he was feeding pigs. I knew that son. I waited to hear how his father would beat him. “But while he was still far away,” she said, “his father saw him, and ran to him, and put his arms around him.”',
        'I asked her to say it again. I had never seen a father run. “That is what God is like,” she said. She told me that Jesus himself had told this story. Then he died on a cross for people like me, and on the third day God raised him from the dead. I understood only a little. But I wanted that Father. I told him so, aloud, in the noise of the rain: “Lord Jesus, I have done wrong. Please bring me home.” I have never been sorry for that prayer.',
      ],
    },
    {
      title: 'Learning to read',
      paragraphs: [
        'We called the old woman Paatti, which means grandmother. She gave me a place to sleep on her veranda, and she gave me rules: no lies, no fighting, and a reading lesson every evening. I sat with her grandchildren and learned my letters. Our school book was the Gospel of Luke. I read it slowly, with one finger under the words. It took me a year.',
        'When I came to chapter fifteen by myself, God spoke to me about my own father. I knew that I had to go home. I found him sitting on the same step, much older. He was too weak to get up, so I ran to him. I cooked for him and washed him for the three years he had left. Near the end he asked me, quietly, to pray with him.',
      ],
    },
    {
      title: 'Work, and a call',
      paragraphs: [
        'I found work in a printing shop. First I cleaned the floor. Later I worked at the machine. In the end they asked me, who had learned to read so late, to look for mistakes on the pages. In the evenings I studied the Bible. Paatti’s small church had no teacher for me, so pastors of four different churches taught me, one after the other. I have thanked God for the whole Church ever since.',
        'On Sundays I took the bus to the last stop and spoke wherever a church had invited me. In those years God gave me my wife, a schoolteacher. I also wrote to the friend I had hurt. I asked him to forgive me, and I did not expect an answer. He came to our wedding. He ate two plates of biryani, and then he took my hand.',
        'One night I came home late from a village. A farmer who led the church there had walked me to the bus. “Who can teach me?” he had asked, and I had had no answer. I told my wife, and we could not forget him. For about a year we prayed with friends every Friday and asked God what he wanted us to do.',
      ],
    },
    {
      title: site.founded,
      paragraphs: [
        'In ' + site.founded + ' seven people came to our front room. We read in Nehemiah how the wall was built, and we asked God to reach people through us, and to build them up. That is where the name comes from, Reach & Build. When I hear it, I always think of Paatti. She came close to a dirty, frightened boy and spoke into his ear. Then she taught me to read, and she stayed until I could stand. It took her years.',
      ],
    },
    {
      title: 'To the nations',
      paragraphs: [
        'I was past forty when I got my first passport. I thought they had made a mistake. It has taken me to churches in Malaysia, where I preached in Tamil. It has taken me to Nepal, where friends taught me to wear two sweaters. I did not plan any of this. In every church I look for the person in the last row, near the door, who has only come in for the roof. I try to speak to that person first.',
        'When a train brings me home, I still walk past the parcel office. If I see a child alone there, I call Childline, 1098, and I wait until their people come. Then I pray for that child, as Paatti prayed for me.',
      ],
    },
  ]),
  verse: {
    text: 'He brought me up also out of a horrible pit, out of the miry clay. He set my feet on a rock, and gave me a firm place to stand. He has put a new song in my mouth, even praise to our God …',
    reference: 'Psalm 40:2–3 (WEB)',
  },
  signature: { name: sample('Name of the founder'), role: 'Founder and Director' },
};
