/** The modules `@content/…`: the one called `home` exports `home`, `home/hero` the `hero` in it. read/plugin.ts makes them of content/en. */
import type { Content } from './schema/schema.ts';

export const hasExamples: Content['hasExamples'];
export const site: Content['site'];
export const descriptions: Content['descriptions'];
export const home: Content['home'];
export const hero: Content['home']['hero'];
export const mission: Content['home']['mission'];
export const outreach: Content['home']['outreach'];
export const videos: Content['home']['videos'];
export const testimonials: Content['home']['testimonials'];
export const prayer: Content['home']['prayer'];
export const about: Content['about'];
export const myStory: Content['myStory'];
export const whatWeBelieve: Content['whatWeBelieve'];
export const whyRB: Content['whyRB'];
export const donate: Content['donate'];
export const articles: Content['articles'];
export const contact: Content['contact'];
export const contactDetails: Content['contactDetails'];
export const help: Content['help'];
export const answers: Content['answers'];
export const privacy: Content['privacy'];
export const leaders: Content['leaders'];
export const letters: Content['letters'];
