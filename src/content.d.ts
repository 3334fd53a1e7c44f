/** The modules `@content/…`: the one called `home` exports `home`, `home/hero` the `hero` in it. build/words/plugin.ts makes them of src/content. */
import type { Words } from './model/schema.ts';

export const site: Words['site'];
export const descriptions: Words['descriptions'];
export const home: Words['home'];
export const hero: Words['home']['hero'];
export const mission: Words['home']['mission'];
export const outreach: Words['home']['outreach'];
export const videos: Words['home']['videos'];
export const testimonials: Words['home']['testimonials'];
export const prayer: Words['home']['prayer'];
export const about: Words['about'];
export const myStory: Words['myStory'];
export const whatWeBelieve: Words['whatWeBelieve'];
export const whyRB: Words['whyRB'];
export const donate: Words['donate'];
export const articles: Words['articles'];
export const contact: Words['contact'];
export const contactDetails: Words['contactDetails'];
export const help: Words['help'];
export const answers: Words['answers'];
export const privacy: Words['privacy'];
export const leaders: Words['leaders'];
export const letters: Words['letters'];
