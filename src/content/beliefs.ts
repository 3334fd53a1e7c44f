// The What we believe page: the Statement of Faith, thirteen beliefs, numbered by their order here.
import { sample } from './fact.ts';
import type { BeliefsPage } from './types.ts';

export const statementOfFaith: BeliefsPage = {
  title: 'Statement of Faith',
  intro:
    'These thirteen statements are what we hold in common with Christians of many churches, and what we teach wherever we are invited.',
  beliefs: sample([
    {
      id: 'scripture',
      title: 'The Scriptures',
      text: 'We believe that the whole Bible, Old Testament and New, is the word of God, given through human writers by the inspiration of the Holy Spirit. It is true and trustworthy in all that it teaches, and the final authority for what we believe and how we live. We read it as one story, with Jesus Christ at its heart.',
      references: ['2 Timothy 3:16–17', '2 Peter 1:20–21', 'Psalm 119:105', 'Luke 24:27'],
    },
    {
      id: 'triune-god',
      title: 'The Triune God',
      text: 'There is one God, living and true, the maker of heaven and earth. He is for ever Father, Son and Holy Spirit: three persons, equal in glory, one in being. He is holy, and he is love, and his care reaches everything that he has made.',
      references: ['Deuteronomy 6:4', 'Matthew 28:19', '2 Corinthians 13:14', 'Psalm 145:8–9'],
    },
    {
      id: 'human-sinfulness',
      title: 'Human sinfulness',
      text: 'God made men and women in his own image, each of the same worth, whatever their birth, language or work. Yet all of us have turned from him to our own way, and sin has touched every part of our life. Left to ourselves we are guilty before God and cut off from him, and we cannot earn our way back.',
      references: ['Genesis 1:27', 'Isaiah 53:6', 'Romans 3:23', 'Ephesians 2:1–3'],
    },
    {
      id: 'jesus-christ',
      title: 'Jesus Christ',
      text: 'Jesus Christ is the eternal Son of God, fully God and fully man, conceived by the Holy Spirit and born of the virgin Mary. He lived without sin, died on the cross for our sins and in our place, and on the third day rose bodily from the dead. He has ascended to the right hand of the Father, where he intercedes for us, and he is Lord of all.',
      references: ['John 1:1, 14', 'Luke 1:35', '1 Corinthians 15:3–4', 'Philippians 2:5–11'],
    },
    {
      id: 'salvation-by-faith',
      title: 'Salvation by faith',
      text: 'Salvation is a gift of God’s grace, received through faith in Jesus Christ; it cannot be bought, inherited or deserved. All who turn from sin and trust in him are forgiven, put right with God and born anew as his children. Good works do not earn this life. They grow from it.',
      references: ['John 3:16', 'Acts 4:12', 'Romans 5:1', 'Ephesians 2:8–10'],
    },
    {
      id: 'holy-spirit',
      title: 'The Holy Spirit',
      text: 'The Holy Spirit shows us our sin, brings us to Christ and gives new life. He lives in all who belong to Jesus and makes them, little by little, like their Lord. He gives his gifts as he wills, for the good of all, and strength for holy living and for brave and gentle witness.',
      references: ['John 16:8–15', 'Titus 3:4–7', 'Galatians 5:22–25', '1 Corinthians 12:4–11'],
    },
    {
      id: 'heaven-and-hell',
      title: 'Heaven and hell',
      text: 'Death is not the last word about anyone. Those who are in Christ will live for ever with God, where there is no more mourning or pain; those who finally refuse his mercy will be shut out from his presence. Of hell we speak with grief, as our Lord did, and of heaven with certainty, because he has promised it.',
      references: ['John 14:1–3', 'Matthew 25:46', '2 Thessalonians 1:8–9', 'Revelation 21:1–4'],
    },
    {
      id: 'satan',
      title: 'Satan',
      text: 'Satan is a real enemy, a creature in revolt against his maker, who deceives, accuses and destroys. He is not God’s equal: Christ triumphed over him at the cross, and his end is sure. Believers need not live in fear of him, but are to resist him, standing firm in faith, in truth and in prayer.',
      references: ['John 8:44', 'Colossians 2:15', 'Ephesians 6:10–18', '1 Peter 5:8–9'],
    },
    {
      id: 'discipleship',
      title: 'Discipleship',
      text: 'To believe in Jesus is to follow him, on weekdays too. Every believer, and not the pastor alone, is called to grow: in prayer, in knowledge of the Scriptures, in the fellowship of a local church, and in honest dealing at home and at work. What we have received we are to hand on, until those who learn can teach others also.',
      references: ['Luke 9:23', 'Colossians 2:6–7', 'Acts 2:42', '2 Timothy 2:2'],
    },
    {
      id: 'universal-church',
      title: 'The universal Church',
      text: 'The Church is one body: all who belong to Jesus Christ, in every land and every age, with him alone as its head. It is seen in local congregations of many names, languages and customs, and these need one another. Before him nobody is high or low by birth, and we work gladly with all who confess him as Lord.',
      references: ['Ephesians 1:22–23', '1 Corinthians 12:12–13', 'Galatians 3:28', 'John 17:20–23'],
    },
    {
      id: 'baptism-and-the-lords-supper',
      title: 'Baptism and the Lord’s Supper',
      text: 'The Lord Jesus gave his Church baptism and the Lord’s Supper, to be kept until he comes. Baptism, in the name of the Father and of the Son and of the Holy Spirit, speaks of our union with him in his death and resurrection. At his table we remember his death with thanksgiving and share in him together. Churches keep baptism and the Supper in different ways, and we honour each in its own house.',
      references: ['Matthew 28:19', 'Romans 6:3–4', '1 Corinthians 10:16–17', '1 Corinthians 11:23–26'],
    },
    {
      id: 'mission-of-the-church',
      title: 'The mission of the Church',
      text: 'Christ sends his whole Church to the whole world, to make disciples of all nations. That means telling the good news openly, to hearers who are free to accept or decline it. It means, too, doing good to the hungry, the sick and the stranger with nothing asked in return. In Jesus word and deed were never apart, and we try not to part them.',
      references: ['Matthew 28:18–20', 'John 20:21', 'Micah 6:8', 'Matthew 5:14–16'],
    },
    {
      id: 'final-judgment',
      title: 'Final judgment',
      text: 'Jesus Christ will come again, in person and in glory, on a day that no one knows. The dead will be raised, and all will stand before him, whose judgment is right. He will bring evil and death to an end and make all things new. This hope does not take us away from our work; it is why the work is worth doing.',
      references: ['Acts 1:11', 'John 5:28–29', '2 Corinthians 5:10', 'Revelation 21:5'],
    },
  ]),
  closing: {
    title: 'The foundation of our mission',
    text: 'Nobody admires a foundation; people see only what stands on it. Whatever Reach & Build preaches, teaches or puts its hand to rests on what is written here, and if it does not rest here it will not last. “For no one can lay any other foundation than that which has been laid, which is Jesus Christ” (1 Corinthians 3:11, WEB).',
  },
};
