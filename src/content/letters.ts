// The seven letters that open from the cards on the home page, one under each person’s key in testimonials.ts.
// Each quoted line is one paragraph, the greeting first; the name under the letter comes from the card.
import { type Fact, sample } from './fact.ts';
import type { Letter } from './types.ts';

export const letters: Readonly<Record<string, Fact<Letter>>> = {
  samuel: sample([
    'Greetings in the name of our Lord Jesus Christ,',
    'I write from the back bench. It is a new place for me, and I find that I can see the whole church from it.',
    'I had preached for thirty-one years before anyone asked me whom I was preparing to preach after me. It was one of your teachers who asked, over a banana-leaf lunch at the lay preachers’ course, and he asked it gently, reaching for the pickle. I had no answer. My father tapped rubber on the estate, and long before an old tree ran dry its successor was standing knee-high in the nursery behind our lines. I had played among those seedlings. As a pastor I had not once thought of them.',
    'So I went home and looked along the benches. There was a lorry driver who read his Bible in the cab. For two years I did with him what you had done with us: one passage, read slowly, three questions, and then let the other man speak while I kept my mouth shut, which my wife will tell you was the hardest lesson of the course.',
    'Last Sunday the lorry driver preached on the vine and the branches. He went on too long. So did I, at his age. I sat at the back and thanked God for him, and for you.',
    'With a full heart and an easy mind,',
  ]),
  grace: sample([
    'My dear brothers and sisters at Reach & Build,',
    'We began in my kitchen because the water was still standing in the hall. You will remember that November. The buses had stopped, the current had gone, and you came wading down our street with two bags of rice, and when the rice had been shared out you sat on an upturned bucket and asked what we were reading. We were reading nothing. We were crying, mostly.',
    'That was the evening of eleven women and the book of Ruth. Nobody had planned a fellowship. But you came back on the Thursday, with books this time, and taught me to prepare a lesson: what does it say, what did it mean to them, and what am I going to do about it before next Thursday. I have since taught it with somebody’s baby on my hip and a pressure cooker counting its whistles.',
    'Now there are four kitchens. One belongs to a neighbour who is not a Christian, but who says that her house is drier and her filter coffee better than mine, both of which are true. We keep a tin by the door for whoever is short that month, and if a shutter stays down we knock.',
    'Come on any Thursday. Do not bring rice. Bring the sister who explained Hebrews to us, for we have got stuck again in chapter seven.',
  ]),
  daniel: sample([
    'Jaimasih to all of you in Chennai,',
    'Please excuse my English. I am writing with a dictionary, and with my sister, who thinks that she is the dictionary.',
    'In my village the road ends before the church begins. Your team did not turn back at the end of the road. You left the jeep at the tea shop and climbed with us four hours. One uncle from Chennai had shoes of the city, and he lost the nails of both his big toes. He did not complain. He sang in Tamil, very badly. The children still sing his song.',
    'You stayed six days. In the mornings you taught eight of us under the drying maize, and after food you carried stones for our wall. I was leader of the young people for one year only. I thought that a leader is the person with the microphone. We have no microphone. Then we read how the Lord washed the feet, and the uncle with the bad toes asked me to bring water, and he knelt down and washed the feet of the smallest boy. I did not know where to look. Now I know what to do first when I go into a house.',
    'This winter two of us walk every Saturday to the next ridge. There are five families. We teach what you gave us, not more than this. When the snow is gone, come and see. We will carry your bags.',
  ]),
  ruth: sample([
    'Dear friends,',
    'I will be honest: I came to the seminar with my arms folded. I keep accounts for a living, and I have sat through enough church weekends to know how the figures run: two hundred moved to tears on Saturday, none to be found by Tuesday. So I brought a ledger. On the left page I wrote down what was promised.',
    'It was a short page. Nobody promised me a breakthrough. The speaker said that if we learnt to read one letter of Paul’s properly we should have enough to do for the rest of our lives, and then he handed out pencils.',
    'The right page took longer. We read Philippians four times in two days, aloud, in English, Mandarin and Tamil, round one table. I learnt to ask what a sentence says before I ask what it says to me. I learnt, when I have put a question, not to answer it myself. The old lady at my elbow turned out to know the whole of the second chapter by heart, and had been too shy to mention it until the last afternoon.',
    'That was fourteen months ago. You have answered every question I have sent since, including the cross ones. Nine of us meet after work above a noodle shop. You will notice the day: it is Tuesday.',
    'I cannot make the ledger balance. We have been given far more than we put in.',
  ]),
  prakash: sample([
    'Respected brothers,',
    'My brother and I had two shops on one street and had not spoken for nine years. He sells paint. I sell pipes and fittings. Anyone who builds a house in our town needs the two of us, and for nine years our customers had to carry the messages. The quarrel was about our father’s land. I will not trouble you with it; I have troubled enough people.',
    'I attended your training for elders because our pastor had paid the fee. On the second day we studied Matthew, chapter five, the man who leaves his gift at the altar. The teacher did not raise his voice. He said, “The verse does not ask who started it,” and closed his book, and we were sent to have tea. I could not drink it.',
    'I took the night bus. When my brother came to raise his shutter I was standing before it with a speech of some length. He looked at me and said, “You have become fat.” I said, “You have become bald.” Then two grown men wept on the pavement in front of the milk boy.',
    'We are building now. The church needed a room for the children, and it has his paint and my pipes. He comes to see that the colour is holding, he says. He stays for the sermon. Kindly pray for him, and for an elder who taught others the Lord’s Prayer for nine years with one line missing.',
  ]),
  esther: sample([
    'My children,',
    'I am saying this and my granddaughter is writing it. She has promised to put down only what I say.',
    'I cannot read, so I have to remember. I have become quite good at it. When your people came to our village they did not laugh at that. After the weeding they sat with us under the tamarind tree and told the story of Hannah, and made us tell it back three times, until an old head could hold it. Then the widow and her oil. Then the Lord at the well. I have forty-one stories now. I keep them in order, like pots.',
    'At four in the morning, before the cows, I take one down and pray it, for this house and then along the lane, door by door, by name. Some of those families do not want our Lord. But when the baby has fever they send a child running: “Amma, tell your God.” So I tell him.',
    'Fridays I keep for you. If you have ever felt strong on a Friday and wondered why, now you know.',
    'She says the page is full. Eat well, and come before the harvest.',
  ]),
  joseph: sample([
    'To my teachers, and to the two who cooked,',
    'I am on the upper berth, somewhere in Odisha, so the handwriting is the railway’s. Three things are in my bag that were not there when I left home, and none of them weighs anything.',
    'The first is leave to be tired. I came to you after two years of walking from one tea garden to the next with a drum and a loudspeaker, and my small daughter had begun to call me “the visitor”. I had told nobody. On the third evening one of you asked me how it was with my prayers, and waited, and did not fill the silence. I slept ten hours. In the morning there was upma under a plate, and no one asked me to explain myself.',
    'The second is the Gospel of Mark, from end to end. For years I had preached bits of it, like a man with one door and two windows who tells people that he has a house.',
    'The third is a telephone number. You paired each of us with a fellow student to ring on Sunday nights. Mine is a fisherman’s son from the far south. We have perhaps forty words in common, and already I know when his mother’s knee is bad.',
    'At home the loudspeaker will hang on its nail for a month. After that, fewer villages, and longer in each. The tea boy is coming. Tell the cooks that no station upma comes near theirs.',
  ]),
};
