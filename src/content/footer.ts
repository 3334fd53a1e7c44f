// The foot of every page, and the words of its quick links.
import type { Footer } from '../model/types.ts';

export const footer: Footer = {
  quickLinksTitle: 'Quick Links',
  contactTitle: 'Contact Information',
  socialTitle: 'Follow Us',
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
