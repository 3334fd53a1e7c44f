import { describe, expect, it } from 'vitest';
import { addresses, documentTitle, hrefOf, sectionId, slug, viewOf } from '../../src/navigation/addresses.ts';
import type { View } from '../../src/navigation/view.ts';

const everyView = Object.keys(addresses) as View[];

describe('an address', () => {
  it.each([
    ['home', '#home'],
    ['myStory', '#my-story'],
    ['about', '#about'],
    ['whatWeBelieve', '#what-we-believe'],
    ['whyRB', '#why-rb'],
    ['donate', '#donate'],
    ['articles', '#articles'],
    ['contact', '#contact'],
  ] as const)('of %s is %s, and leads back to it', (place, address) => {
    expect(hrefOf(place)).toBe(address);
    expect(viewOf(address)).toBe(place);
  });

  it('exists for all eight views, and is never shared by two', () => {
    expect(new Set(everyView.map((place) => hrefOf(place))).size).toBe(8);
  });

  it('of a section leads to the view that holds it', () => {
    expect(hrefOf('about', 'how-it-started')).toBe('#about/how-it-started');
    expect(sectionId('about', 'how-it-started')).toBe('about/how-it-started');
    expect(viewOf('#about/how-it-started')).toBe('about');
    expect(viewOf('#about/no-such-section')).toBe('about');
    expect(viewOf('#what-we-believe/satan/more')).toBe('whatWeBelieve');
  });

  it.each([
    '',
    '#',
    '#nowhere',
    '#/about',
    '##about',
    '#About',
    '#about ',
    '#about?x=1',
    '#myStory',
    '#constructor',
    '#__proto__',
    '#toString',
    '#%',
    '#%E0%A4%A',
    '#<script>',
    `#${'a'.repeat(100_000)}`,
  ])('that names no view means home: %.20s', (hash) => {
    expect(viewOf(hash)).toBe('home');
  });

  it('may come without its #', () => {
    expect(viewOf('donate')).toBe('donate');
  });
});

describe('the title in the browser’s tab', () => {
  it('names the site first on the home view and last on every other', () => {
    expect(documentTitle('home')).toBe('Reach & Build – Equipping Believers. Impacting Communities.');
    expect(documentTitle('donate')).toBe('Donate – Reach & Build');
  });

  it('is another one for each view', () => {
    expect(new Set(everyView.map(documentTitle)).size).toBe(8);
  });
});

describe('the address of a section', () => {
  it.each([
    ['How It Started', 'how-it-started'],
    ['Writing & Global Impact', 'writing-global-impact'],
    ['June 2007', 'june-2007'],
    ['  “Quoted”! ', 'quoted'],
    ['Paatti’s slate', 'paatti-s-slate'],
    ['–', ''],
  ])('is made from its heading: %s', (heading, address) => {
    expect(slug(heading)).toBe(address);
  });
});
