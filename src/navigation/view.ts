/** The views of the specification, section 2; the contact view is a flag beside them. */
export type View = 'home' | 'myStory' | 'about' | 'whatWeBelieve' | 'whyRB' | 'donate' | 'articles';

/** What a visitor can be looking at: a view, or the contact view that takes priority over it. */
export type Place = View | 'contact';

export type ArticlesTab = 'articles' | 'newsletters';
