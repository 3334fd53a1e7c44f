import { contactDetails, socialLinks } from '@content/contactDetails.ts';
import { words } from '@content/interface.ts';
import { site } from '@content/site.ts';
import { unwrap } from '../src/content/fact.ts';
import { documentTitle } from '../src/navigation/addresses.ts';

// With `unwrap`, since it knows the samples of its own copy of that module only.
export const siteModules = { contactDetails, documentTitle, site, socialLinks, unwrap, words };
