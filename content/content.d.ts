/** The modules `@content/…`: the one called `home` exports `home`, `home/hero` the `hero` in it. read/plugin.ts makes them of the owner's files. */
import type { Content } from './schema/schema.ts';

declare const content: Content &
  Content['home'] &
  Content['language'] &
  Pick<Content['site'], 'address' | 'logo' | 'notice'> &
  Pick<Content['help'], 'title'> &
  Pick<Content['contact'], 'prayer'> &
  Pick<Content['myStory'], 'cover' | 'pullLine'>;
export = content;
