// The What we believe page: the Statement of Faith, thirteen beliefs, numbered by their order here.
import { sample, unconfirmed } from '../model/fact.ts';
import type { BeliefsPage } from '../model/types.ts';

export const statementOfFaith: BeliefsPage = {
  title: 'Statement of Faith',
  // Which statement of faith has the ministry adopted, and who has approved these words?
  intro: unconfirmed('We share these beliefs with Christians of many churches. They are what we teach.'),
  beliefs: sample([
    {
      id: 'scripture',
      title: 'The Scriptures',
      text: 'We believe that the whole Bible, Old Testament and New, is the word of God, given through human writers by the inspiration of the Holy Spirit. It is true in all that it teaches. It is the final authority for what we believe and how we live. We read it as one story, with Jesus Christ at its heart.',
      references: ['2 Timothy 3:16–17', '2 Peter 1:20–21', 'Psalm 119:105', 'Luke 24:27'],
    },
    {
      id: 'triune-god',
      title: 'The Triune God',
      text: 'There is one God, living and true, the maker of heaven and earth. He is for ever Father, Son and Holy Spirit: three persons, equal in glory, one God. He is holy, and he is love, and his care reaches everything that he has made.',
      references: ['Deuteronomy 6:4', 'Matthew 28:19', '2 Corinthians 13:14', 'Psalm 145:8–9'],
    },
    {
      id: 'human-sinfulness',
      title: 'Human sinfulness',
      text: 'God made men and women in his own image, each of the same worth, whatever their birth, language or work. Yet all of us have turned away from him to our own way, and sin has touched every part of our life. By ourselves we are guilty before God and separated from him, and we cannot earn our way back.',
      references: ['Genesis 1:27', 'Isaiah 53:6', 'Romans 3:23', 'Ephesians 2:1–3'],
    },
    {
      id: 'jesus-christ',
      title: 'Jesus Christ',
      text: 'Jesus Christ is the eternal Son of God, fully God and fully man, conceived by the Holy Spirit and born of the virgin Mary. He lived without sin, died on the cross for our sins and in our place, and on the third day rose bodily from the dead. He went up to heaven and sits at the right hand of the Father, where he prays for us. He is Lord of all.',
      references: [
        'John 1:1, 14',
        'Luke 1:35',
        'Hebrews 4:15',
        '1 Corinthians 15:3–4',
        'Romans 8:34',
        'Philippians 2:5–11',
      ],
    },
    {
      id: 'salvation-by-faith',
      title: 'Salvation by faith',
      text: 'Salvation is God’s gift by grace alone, through faith alone, in Jesus Christ alone; it cannot be bought, inherited or earned. All who turn from sin and trust in him are forgiven, made right with God and born again as his children. Good works do not earn this new life; they grow from it.',
      references: ['John 3:16', 'Acts 4:12', 'Romans 5:1', 'Ephesians 2:8–10'],
    },
    {
      id: 'holy-spirit',
      title: 'The Holy Spirit',
      text: 'The Holy Spirit shows us our sin, brings us to Christ and gives new life. He lives in all who belong to Jesus and makes them more and more like their Lord. He gives gifts as he chooses, for the good of all. He gives us strength to live a holy life, and courage to speak of Jesus with gentleness.',
      references: ['John 16:8–15', 'Titus 3:4–7', 'Galatians 5:22–25', '1 Corinthians 12:4–11'],
    },
    {
      id: 'heaven-and-hell',
      title: 'Heaven and hell',
      text: 'Death is not the end. Those who belong to Christ will live for ever with God, where there is no more crying or pain. Those who finally refuse his mercy will be shut out from his presence for ever. As Jesus said, they will go away into eternal punishment, but the righteous into eternal life. We speak of hell with sorrow, as our Lord did, and of heaven with sure hope, because he has promised it.',
      references: ['John 14:1–3', 'Matthew 25:46', '2 Thessalonians 1:8–9', 'Revelation 21:1–4'],
    },
    {
      id: 'satan',
      title: 'Satan',
      text: 'Satan is a real enemy. He was created by God, but he turned against his Maker, and he deceives, accuses and destroys. He is not God’s equal: Christ defeated him at the cross, and his end is certain. Believers do not need to fear him. We resist him and stand firm in faith, in truth and in prayer.',
      references: [
        'Colossians 1:16',
        'John 8:44',
        'Colossians 2:15',
        'Ephesians 6:10–18',
        '1 Peter 5:8–9',
        'Revelation 20:10',
      ],
    },
    {
      id: 'discipleship',
      title: 'Discipleship',
      text: 'To believe in Jesus is to follow him every day of the week. Not only the pastor but every believer is called to grow. We grow in prayer, in knowledge of the Scriptures, in the fellowship of a local church, and in an honest life at home and at work. What we have received we pass on, so that others can learn it and teach it.',
      references: ['Luke 9:23', 'Colossians 2:6–7', 'Acts 2:42', '2 Timothy 2:2'],
    },
    {
      id: 'universal-church',
      title: 'The universal Church',
      text: 'The Church is one body: all who belong to Jesus Christ, in every country and every age, with him alone as its head. We see it in local churches of many names, languages and customs, and these need one another. Before him nobody is high or low by birth, and we gladly work with all who confess him as Lord.',
      references: ['Ephesians 1:22–23', '1 Corinthians 12:12–13', 'Galatians 3:28', 'John 17:20–23'],
    },
    {
      id: 'baptism-and-the-lords-supper',
      title: 'Baptism and the Lord’s Supper',
      text: 'The Lord Jesus gave his Church baptism and the Lord’s Supper, and the Church keeps both until he comes again. We are baptised in the name of the Father and of the Son and of the Holy Spirit. Scripture says that those who are baptised into Christ are baptised into his death, to live a new life with him. At his table we remember his death with thanks, and we share in his body and blood, as Paul writes. Churches celebrate baptism and the Lord’s Supper in different ways, and we respect the way of each church.',
      references: ['Matthew 28:19', 'Romans 6:3–5', '1 Corinthians 10:16–17', '1 Corinthians 11:23–26'],
    },
    {
      id: 'mission-of-the-church',
      title: 'The mission of the Church',
      text: 'Christ sends his whole Church to the whole world, to make disciples of all nations. So we tell the good news openly, to people who are free to say yes or no. We also do good to the hungry, the sick and the stranger, and we ask for nothing in return. Jesus spoke and served, and we try to do both.',
      references: ['Matthew 28:18–20', 'John 20:21', 'Micah 6:8', 'Matthew 5:14–16'],
    },
    {
      id: 'final-judgment',
      title: 'Final judgment',
      text: 'Jesus Christ will come again, in person and in glory, on a day that no one knows. The dead will be raised, and all will stand before him, and his judgment is right. He will put an end to evil and death, and he will make all things new. This hope gives us courage for our work.',
      references: [
        'Acts 1:11',
        'Matthew 24:36',
        'John 5:28–29',
        'Acts 17:31',
        '2 Corinthians 5:10',
        'Revelation 21:5',
      ],
    },
  ]),
  closing: {
    title: 'The foundation of our mission',
    // Has the ministry adopted these beliefs, when, and by whom?
    text: unconfirmed('All that Reach & Build preaches, teaches and does rests on these truths. “For no one can lay any other foundation than that which has been laid, which is Jesus Christ” (1 Corinthians 3:11, WEB).'),
  },
};
