// The seven letters that open from the cards on the home page, one under each person’s key in testimonials.ts.
// Each quoted line is one paragraph, the greeting first; the name under the letter comes from the card.
import { type Fact, sample } from '../model/fact.ts';
import type { Leader, Letter } from '../model/types.ts';

export const letters: Readonly<Record<Leader, Fact<Letter>>> = {
  samuel: sample([
    'Greetings in the name of our Lord Jesus Christ,',
    'I write to you from the back row. It is a new place for me. From here I can see the whole church, and I can thank God for each person.',
    'For thirty-one years I preached, and nobody asked me who would preach after me. One of your teachers asked me this at lunch, very gently. I had no answer. Behind my house I had planted fruit trees for my grandchildren. But I had not prepared one person to take my place in the church. That night I could not sleep. I believe that the Lord himself was asking me.',
    'I went home and prayed, and I looked at the people on the benches. There was a lorry driver who read his Bible in his lorry. For two years I did with him what you had done with us. We read one passage slowly. We asked three questions. Then I let him speak, and I kept quiet. My wife will tell you that this was the hardest lesson for me.',
    'Last Sunday the lorry driver preached about the vine and the branches. He preached too long. So did I, when I was young. I sat in the back row and thanked God for him, and for you.',
    'With a full heart,',
  ]),
  grace: sample([
    'My dear brothers and sisters at Reach & Build,',
    'Our women’s fellowship began in my kitchen, because that year the church hall was being repaired. We were eleven women. We all wanted to read the Bible, and nobody knew how to lead.',
    'Then your sister came to teach in our church. She sat on the kitchen floor with us and opened the book of Ruth. She did not give us a long talk. She taught us three questions. What does it say? What did it mean to them? What will I do about it this week? I was afraid to lead, because I left school early. She said, “The Lord will help you, and I will help you with the first lesson.” So we prepared it together, while my pressure cooker made all its noise behind us.',
    'Ruth was a stranger and a widow, and God did not forget her. Two widows in our group wept when we read this. Now they are the ones who visit others. When somebody is ill, we go. When somebody has trouble at home, we listen and pray. God has made us a family.',
    'Today there are four kitchens. Mine is still the hottest. Come on any Thursday, and bring the sister who explained Hebrews to us. We still have many questions about chapter seven.',
    'With love and prayers,',
  ]),
  daniel: sample([
    'Dear friends in Chennai,',
    'My church is far from the city, and you have to walk the last part of the way. Your team walked it. One uncle had the wrong shoes, and his feet hurt very much. He did not complain. He sang, not very well, and the children still sing his song.',
    'You stayed with us for six days. Every morning you taught eight of us who help with the young people. In the afternoon you carried stones with us, because we were building a wall for the church. I had been a youth leader for only one year. I thought that a leader is the person with the microphone. We have no microphone, so I thought that I was not a real leader.',
    'On the last evening we read in John’s Gospel how the Lord Jesus washed the feet of his friends. Then the uncle with the painful feet asked me to bring water. He knelt down and washed the feet of the youngest of us. I did not know where to look. I was ashamed, and I was happy. In that hour God showed me what a leader is.',
    'Now I try to begin with small things. I carry chairs. I visit those who are missing. I pray for each young person by name. Please come and see us again. This time we will carry your bags.',
    'Your brother,',
  ]),
  ruth: sample([
    'Dear friends,',
    'I will be honest: I did not expect much from your seminar. I keep accounts for a company, and I like to see results. I have been to many church weekends. On Saturday everyone is full of joy. On Tuesday everything is as it was before.',
    'You did not promise us anything big. The speaker said, “If we learn to read one letter of Paul well, God will speak to us through it for many years.” Then he gave us pencils, and we began.',
    'In two days we read Philippians four times, aloud, in three languages, around one table. I learned to ask what a verse says before I ask what it says to me. When I ask a question, I have learned to wait for the answer. An old lady sat beside me. She knew the whole second chapter by heart, but she was too shy to tell us until the last afternoon. When she said it aloud, the room became quiet, and I knew that the Lord was with us.',
    'That was fourteen months ago. You have answered every question I have sent you, also the angry ones. Nine of us now meet after work to study the Bible. You will smile when I tell you the day: it is Tuesday.',
    'God has given us far more than we gave. My work is to count, and I cannot count it.',
    'Yours in Christ,',
  ]),
  prakash: sample([
    'Respected brothers,',
    'My brother and I had two shops in one street, and for nine years we did not speak to each other. He sells paint. I sell pipes. Our customers had to carry our messages. The quarrel was about our father’s land. All those years I was an elder in my church, and I prayed the Lord’s Prayer every Sunday.',
    'I came to your training because our pastor asked me. On the second day we studied Matthew, chapter five, where Jesus says: leave your gift at the altar, and first make peace with your brother. The teacher did not raise his voice. He said, “The verse does not ask who started it.” Then he closed his Bible, and we went out for tea. I could not drink it. I knew that God was speaking to me.',
    'That night I took the bus. When my brother came to open his shop, I was standing there. I had prepared a long speech. He looked at me and said, “You have become fat.” I said, “You have become bald.” Then we both wept, in front of the whole street.',
    'Now we are building together. Our church needed a room for the children, and it has his paint and my pipes. He comes often to see if the colour is still good. Please pray for him and for me. And thank God with us, because now I can say, “Forgive us, as we forgive,” and mean it.',
    'Your brother in Christ,',
  ]),
  esther: sample([
    'My dear children,',
    'I am speaking, and my granddaughter is writing. She has promised to write only what I say.',
    'I never learned to read, so I have to remember. When your team came to our church, they did not laugh at me. They sat with us and told us the story of Hannah, who prayed for a child. Then they asked us to tell it back to them, three times, until I had it in my heart. After that we learned the story of the widow and her oil, and the story of the woman at the well. Now I know forty-one stories, and I thank God for each one.',
    'Every morning at four I take one story and pray it. If it is Hannah, I pray for the mothers in our street. If it is the woman at the well, I pray for those who are lonely. I say their names one by one. When a baby has fever, a neighbour often sends a child to my door: “Amma, please pray.” So I tell the Lord, and then I go and sit with the mother.',
    'On Fridays I pray for you. If you have ever felt strong on a Friday and did not know why, now you know.',
    'My granddaughter says that the page is full. Eat well, and come and see us soon.',
  ]),
  joseph: sample([
    'To my teachers, and to the two who cooked for us,',
    'I am writing this on the train, so please forgive my handwriting. I am going home with three gifts that were not in my bag when I came.',
    'The first gift is rest. For two years I had worked without one free day. My small daughter had begun to call me “the visitor”. I had told nobody how tired I was. On the third evening one of you asked me, “How is it with your prayers?” You waited, and I could not hold back my tears. You prayed with me, and that night I slept for ten hours.',
    'The second gift is the Gospel of Mark, from the first verse to the last. For years I had preached from small parts of it. Now I have walked with Jesus through the whole book.',
    'The third gift is a phone number. You gave each of us a friend to call on Sunday nights. My friend and I do not share many words, but we can pray together. I already know when his mother is not well.',
    'I will stay at home with my wife and daughter for a month. After that I will visit fewer places and stay longer in each. God did not ask me to run. He asked me to follow him. Please tell the cooks that no station food is half as good as theirs.',
  ]),
};
