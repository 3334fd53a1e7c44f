// The foot of every page, and the words of its quick links.

export const footer = {
  quickLinksTitle: 'Quick Links',
  contactTitle: 'Contact Information',
  socialTitle: 'Follow Us',
  /** Says which translation of the Bible the short form after a verse stands for. */
  scripture: 'Bible verses marked WEB are from the World English Bible.',
  line: 'Built with faith and purpose',
  quickLinks: {
    about: 'About Us',
    articles: 'Latest Articles',
    donate: 'Support Us',
    contact: 'Prayer Requests',
    privacy: 'Privacy',
  },
};
