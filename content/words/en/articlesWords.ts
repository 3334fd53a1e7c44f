/** Names the tabs, and says what the links open. */
export const articlesWords = {
  articles: { tab: 'Articles', heading: 'Published Articles' },
  newsletters: { tab: 'Newsletters', heading: 'Monthly Newsletters' },
  drive: 'Google Drive',
  hint: 'Click to view article or newsletter in Google Drive',
};
