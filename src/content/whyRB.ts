// The Why R&B page: why the ministry exists and what it is for.
import { sample } from './fact.ts';
import type { WhyPage } from './types.ts';

export const whyRB: WhyPage = {
  title: 'Why Reach & Build?',
  intro:
    'There are many good ministries in the world, and a giver or a pastor may fairly ask why there should be this one. Here is our answer.',
  sections: sample([
    {
      title: 'Vision Relevance',
      paragraphs: [
        'A church can begin in an evening. Somebody is comforted, a family opens its front room, and by the next month there are twenty pairs of slippers at the door. What does not arrive in an evening is a person who knows how to lead it. In much of Asia the one who opens the Bible to the rest has been a believer for three or four years and earns a living as a tailor, or a nurse on shifts, or a driver. Such leaders are willing and often brave. Most have never had a teacher.',
        'We are thankful for every seminary. But a seminary is far away, and dear, and usually in another language, and for each student who reaches one there are a great many who will only ever learn where they are. Our vision is for them: believers equipped in their own place, so that their own place is changed.',
        'Time has not made this less needful. A telephone now puts a hundred preachers into the palm of a village woman’s hand, and not one of them knows her name, or will notice when she stops coming.',
      ],
    },
    {
      title: 'Mission Substance',
      paragraphs: [
        'What does a visitor see, then, on a training day? A verandah, a mat, a dozen people, and one book of the Bible, which they will still be reading next month. In the forenoon they are taught. After the meal each of them teaches, for ten minutes, while the others write down one thing that was clear and one that was not. It is awkward for everybody, and it works.',
        'Between one visit and the next there is a single piece of homework: go through the lesson with someone else. A leader who comes back without having done it is not scolded, but is asked who it might have been, and most remember a name. We return to the same groups for two years or so and then leave them to their own people. No board with our name goes up over anyone’s door.',
        'We preach as well, in streets and halls and houses, for teaching that has forgotten the gospel soon has nothing to teach. But we would rather be asked back by ten than heard once by a thousand.',
      ],
    },
    {
      title: 'Social Contribution',
      paragraphs: [
        'The first to profit from a well-taught church should be the neighbours who never enter it. A believer who has understood Amos pays his labourers on the Saturday, in full. One who has understood Galatians eats from the same pot as the family whom his grandfather would not have let into the yard. These are small things to write down. In some streets they are an earthquake.',
        'So our training asks at the end of every lesson what the passage means for the lane outside. Groups have answered in their own ways: an hour of homework help under the one good street lamp, a walk to the clinic with somebody who is afraid to go alone, buckets and dry clothes after a flood, a chair drawn up beside a man on his first week without drink.',
        'No one has to listen to a sermon first, and no one is asked what they believe. Help with a hook in it is only bait.',
      ],
    },
    {
      title: 'Spiritual Relevance',
      paragraphs: [
        'Poverty is not the only thing that brings people to our door at night. They come from the glass towers on the southern road as well as from the huts along the river, and what they say is often much the same: I have done what was expected of me, and I am still afraid. A cleverer method does not help there. They need to hear that God has come to look for them, and they need someone to pray with.',
        'That is why prayer stands at the beginning of our working day, before the post and before the coffee, with the requests that have come in from this site and by letter. We ask for nothing that we would be ashamed to have answered. And it is why we teach leaders first of all to be the Lord’s own guests, who listen before they speak. Nobody can pour for long out of an empty pot.',
      ],
    },
  ]),
  quote: {
    text: 'The things which you have heard from me among many witnesses, commit the same things to faithful men, who will be able to teach others also.',
    reference: '2 Timothy 2:2 (WEB)',
  },
};
