/** For the build, the commands and the tests (build/site.ts). The app imports single files, so that no visitor loads all. */
// biome-ignore-all lint/performance/noBarrelFile: all of the content is what this is for
export * from '@content/about.ts';
export * from '@content/answers.ts';
export * from '@content/articles.ts';
export * from '@content/beliefs.ts';
export * from '@content/contact.ts';
export * from '@content/contactDetails.ts';
export * from '@content/donate.ts';
export * from '@content/footer.ts';
export * from '@content/help.ts';
export * from '@content/home.ts';
export * from '@content/letters.ts';
export * from '@content/myStory.ts';
export * from '@content/privacy.ts';
export * from '@content/publish.ts';
export * from '@content/site.ts';
export * from '@content/testimonials.ts';
export * from '@content/whyRB.ts';
export * from '@content/words.ts';
