// How to reach the ministry: shown in the footer, on the Contact page and beside the bank details.
import { sample } from '../model/fact.ts';
import type { ContactDetails, SocialLink } from '../model/types.ts';

export const contactDetails: ContactDetails = {
  email: sample('name@example.org'),
  phone: sample('+91 00000 00000'),
  location: 'Chennai, India',
};

export const socialLinks: readonly SocialLink[] = [
  { network: 'Facebook', url: sample('https://www.example.org/facebook') },
  { network: 'YouTube', url: sample('https://www.example.org/youtube') },
  { network: 'Instagram', url: sample('https://www.example.org/instagram') },
];
