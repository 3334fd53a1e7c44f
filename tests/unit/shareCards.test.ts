import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ministry } from '#words/words.ts';
import { views } from '../../content/views.ts';
import { altOf, shareCards } from '../../site/document/shareCards.ts';
import { drawCard } from '../../site/drawCard.ts';
import { about } from '../fixtures/content.ts';

const card = (title: string, image?: { path: string }) => {
  const { tagline, name } = ministry;
  return drawCard({ file: '', title, tagline, name, picture: { photo: '', alt: '' } }, image);
};

it.each([
  ['the name beside the logo', true, [190, 80, 380, 60]],
  ['the title', true, [72, 202, 500, 220]],
  ['the tagline', true, [72, 490, 500, 120]],
  ['nothing above the title', false, [0, 150, 1200, 50]],
  ['nothing under the title', false, [0, 425, 1200, 28]],
  ['nothing beside the title', false, [572, 202, 556, 220]],
] as const)('a share card with a long title has %s', async (_, isWritten, [left, top, width, height]) => {
  const file = await card('Of the Neighbourhoods around Thiruvananthapuram since June 2007');
  const part = await sharp(file).removeAlpha().extract({ left, top, width, height }).toBuffer();
  expect((await sharp(part).stats()).channels.some(({ max }) => max > 100)).toBe(isWritten);
});

it('a share card with a photo is one that messengers show', async () => {
  const file = await card('My Story', { path: 'tests/fixtures/extreme/images/outreach/india.jpg' });
  expect(file.length).toBeLessThan(100_000);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

it('a share card says in words what it shows', () => {
  expect(altOf(shareCards.home)).toContain(`${ministry.name}. ${ministry.tagline} `);
  expect(altOf(shareCards.whyRB)).toContain(`${views.whyRB.name}. ${ministry.name}. `);
  expect(altOf(shareCards.about)).toContain(about.alt);
});
