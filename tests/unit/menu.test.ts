import { describe, expect, it } from 'vitest';
import { aboutMenu, quickLinks } from '../../src/navigation/menu.ts';

describe('the menu', () => {
  it('lists under About what the specification lists', () => {
    expect(aboutMenu).toEqual([
      { place: 'myStory', label: 'My Story' },
      { place: 'about', label: 'About Reach & Build' },
      { place: 'whatWeBelieve', label: 'What we believe' },
      { place: 'whyRB', label: 'Why R&B' },
    ]);
  });

  it('leads from the footer’s four quick links to where the specification says', () => {
    expect(quickLinks).toEqual([
      { place: 'about', label: 'About Us' },
      { place: 'articles', label: 'Latest Articles' },
      { place: 'donate', label: 'Support Us' },
      { place: 'contact', label: 'Prayer Requests' },
    ]);
  });
});
