export { contactDetails, socialLinks } from '@content/contactDetails.ts';
export { words } from '@content/interface.ts';
export { site } from '@content/site.ts';
// The same copy that made the facts.
export { unwrap } from '../src/content/fact.ts';
export { documentTitle } from '../src/navigation/places.ts';
