// The seven letters that open from the cards on the home page, one under each person’s key in testimonials.ts.
// Each quoted line is one paragraph, the greeting first; the name under the letter comes from the card.
import { type Fact, sample } from '../model/fact.ts';
import type { Leader, Letter } from '../model/types.ts';

export const letters: Readonly<Record<Leader, Fact<Letter>>> = {
  samuel: sample([
    'Greetings in the name of our Lord Jesus Christ,',
    'I hope this finds all of you well, and the sister who had trouble with her knee also. I should have written months ago. First my wife reminded me, then my daughter, and now I am sitting down to do it.',
    'For thirty-one years I preached, and nobody asked me who would preach after me. I do not say this as a complaint, because I was happy in the work. I married people and buried people, I planted fruit trees, and one year followed another. Then on your second day, at lunch, one of your teachers asked me that question, very gently. I had no answer, and that night I could not sleep.',
    'When I came home, I looked along the benches and prayed about each person, which took some time. We have a lorry driver who reads his Bible in the lorry while they load it. So for two years I did with him what you had done with us. We read a passage slowly, we asked what it says and what we should do about it, and then he spoke and I kept quiet. This was hard for me, as my family will tell you.',
    'Since Easter he has been preaching on the second Sunday of the month. He is better with the prophets than I ever was, and he finds it difficult to stop. I thank God for him, and for all of you.',
    'Your brother and fellow servant,',
  ]),
  grace: sample([
    'My dear brothers and sisters at Reach & Build,',
    'Our women’s fellowship began in my kitchen, because that year they were repairing the church hall. We were eleven women. We all wanted to read the Bible, and nobody knew how to lead.',
    'Then your sister came. She sat on the kitchen floor with us and opened the book of Ruth. I was afraid, because I left school after the sixth class. She said that the Lord would help me, and that she would help me with the first lesson. So we prepared it together, with my pressure cooker whistling behind us.',
    'We came to the part where Naomi says that the Lord has made her life bitter. Two of our widows began to weep. Nobody had ever told them that the Bible has such words in it. Now these two visit others. If somebody is ill, they go and sit with her, and they see that she gets to the hospital. If a woman is beaten at home, we do not only pray. We take her to a safe place, and the number of the women’s helpline hangs on my kitchen wall.',
    'There are four kitchens now. We are reading Hebrews, and we have many questions about chapter seven. Can the sister come again? Any Thursday is good.',
    'With love and prayers,',
  ]),
  daniel: sample([
    'Dear friends in Chennai,',
    'Praise the Lord! I promised to write, and today there is network, so I am writing fast. You remember our place. The bus stops at the tea shop, and after that you walk. Your team walked! One uncle had the wrong shoes and his feet were all blisters, and still he sang the whole way up.',
    'You stayed six days. Mornings we studied, eight of us who help with the young people. Afternoons you carried stones with us for the church wall. I was youth leader only one year at that time. I thought that a leader is the person with the microphone. We have no microphone. So I thought I am not a real leader, I am only helping till somebody better comes.',
    'Then the last evening we read in John’s Gospel how Jesus washes their feet. The uncle with the blisters asked me to bring water. I thought it was for him! But he knelt down and washed the feet of the youngest of us. I did not know where to look. I was ashamed, and I was so happy.',
    'So now I put out the chairs. I visit the ones who did not come. We pray for each other by name, thirteen of us. Two have started to lead the singing, and one reads the lesson.',
    'The wall is finished. Please come and see it when the road is dry.',
    'Your brother,',
  ]),
  ruth: sample([
    'Dear friends,',
    'I will be honest: I did not expect much from your seminar. I keep accounts for a company, and I like to see results. Before yours I had been to nine church weekends. On Saturday everyone was full of joy. By Tuesday nothing had changed.',
    'You promised us very little. The speaker said that if we learned to read one letter of Paul well, it would serve us for years. Then you gave out pencils.',
    'In two days we read Philippians four times, aloud, in three languages, around one table. I learned to ask what a verse says before I ask what it says to me. I learned to put a question and then to wait for the answer. On the last afternoon an old lady who had been too shy to speak said the whole second chapter by heart. I was sitting next to her, and I knew that the Lord was with us.',
    'That was fourteen months ago. Here is my report. Nine of us meet after work every Tuesday. We have finished Philippians, and we are in the middle of James. One person has left us, and two have joined. I have sent you twenty-two questions, some of them angry, and you have answered all of them.',
    'If you hold the seminar again, I can help with the accounts.',
    'Yours in Christ,',
  ]),
  prakash: sample([
    'Respected brothers,',
    'I write to thank you for the training in our church, and to tell you what has come of it. Our pastor has seen this letter and is glad that I send it.',
    'My brother and I had two shops in one street, and for nine years we did not speak to each other. The matter concerned the land of our late father. In all those years I served as an elder, and I led the Lord’s Prayer on Sundays.',
    'On the second day of the training we studied Matthew, chapter five. There the Lord tells a man to leave his gift at the altar, and first to make peace with his brother. The teacher did not raise his voice. He said only that the verse does not ask who is right about a piece of land. Tea was then served, which I was not able to drink.',
    'I took the bus that same night. When my brother came to open his shop in the morning, I was standing before it. I had prepared some words, but I could not say them. He put his arms around me. Our families now eat together on Sundays, and a lawyer has settled the question of the land.',
    'I ask for your prayers for my brother, who is not in good health. I ask them also for the children’s room that our church is building, to which both of us have given. Kindly give my greetings to the brother who taught us.',
    'Yours faithfully in Christ,',
  ]),
  esther: sample([
    'My dear children,',
    'I am speaking, and my granddaughter is writing. I have told her to put it down as I say it.',
    'I never learned to read, so I have to remember. When your people came to our church, they did not laugh at me. They sat, and they told the story of Hannah, how she prayed for a child, and then they said, Amma, now you tell it. Three times I told it, and then it stayed. After that came the widow with the oil, and after that the woman at the well. How many is it now? Forty-one, she says. She has counted.',
    'At four I get up and take one story and pray it. If it is Hannah, I pray for the mothers in our street, the tailor’s wife, the new one in the corner house, all by name. When a baby has fever, they send somebody to my door: Amma, please pray. So I am praying while I look for my slippers, and then we take the child to the clinic. The doctor knows me. Once it was dengue, and he said it was good that we came at once. Write that also, kanna. People must know it.',
    'On Fridays I pray for you.',
    'Come and eat with us. Bring the one who sings.',
  ]),
  joseph: sample([
    'To my teachers, and to the two who cooked for us,',
    'I am writing this on the train, so please forgive my handwriting. The others in the carriage are asleep. I could not say this at the last meeting, when my voice went.',
    'When I came to you, I had worked for two years without a day off. My small daughter had begun to call me the visitor. I had told nobody. I even preached about rest! On the third evening one of you asked me how it was with my prayers, and then waited. For a long time nobody had waited like that. I wept. You prayed with me, and that night I slept.',
    'And then Mark. I had preached from Mark so often, a verse here and a verse there. I had never walked through it from the first page to the last. I have begun again on the train. I am at chapter four, in the boat, in the storm.',
    'You gave each of us a friend to call on Sunday nights. Mine lives in the north. We do not share many words, but he has told me about his mother, and I have told him how tired I was. Please pray for her. She is in hospital again.',
    'I will stay at home with my family for a month. After that I will visit fewer places. Will you ask me in June whether I have kept to it? Now they are putting out the lights.',
  ]),
};
