/** The views of the specification, section 2. `App` holds 'contact' as a flag beside the others. */
export type View =
  | 'home'
  | 'myStory'
  | 'about'
  | 'whatWeBelieve'
  | 'whyRB'
  | 'donate'
  | 'articles'
  | 'contact';

export type ArticlesTab = 'articles' | 'newsletters';
