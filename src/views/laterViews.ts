import { About } from './About.tsx';
import { Articles } from './Articles.tsx';
import { Contact } from './Contact.tsx';
import { Donate } from './Donate.tsx';
import { MyStory } from './MyStory.tsx';
import { WhatWeBelieve } from './WhatWeBelieve.tsx';
import { WhyRB } from './WhyRB.tsx';

/** The views that the first load leaves out; they arrive together. */
export const laterViews = { About, Articles, Contact, Donate, MyStory, WhatWeBelieve, WhyRB };
