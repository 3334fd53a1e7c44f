import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ministry } from '#words/words.ts';
import { views } from '../../content/views.ts';
import { altOf, shareCards } from '../../site/document/shareCards.ts';
import { drawCard } from '../../site/drawCard.ts';
import { about } from '../fixtures/content.ts';

const picture = { photo: '', alt: '' };
const longTitle = 'Of the Neighbourhoods around Thiruvananthapuram since June 2007';

it.each([
  ['a short title', 'Donate', undefined],
  ['a long title beside a picture', longTitle, picture],
])('a share card keeps %s within its ground', async (_, title, picture) => {
  const file = await drawCard({ file: '', title, tagline: ministry.tagline, name: ministry.name, picture });
  const card = await sharp(file).removeAlpha().toBuffer();
  const part = (left: number, top: number, width: number, height: number) =>
    sharp(card).extract({ left, top, width, height }).toBuffer();
  const isWritten = async (...box: Parameters<typeof part>) =>
    (await sharp(await part(...box)).stats()).channels.some(({ max }) => max > 100);
  const right = picture ? 500 : 1056;
  expect(await isWritten(190, 80, right - 120, 60), 'the name beside the logo').toBe(true);
  expect(await isWritten(72, 202, right, 220), 'the title').toBe(true);
  expect(await isWritten(72, 490, right, 120), 'the tagline').toBe(true);
  expect(await isWritten(0, 150, 1200, 50), 'above the title').toBe(false);
  expect(await isWritten(0, 425, 1200, 28), 'under the title').toBe(false);
  expect(await isWritten(72 + right, 202, 1128 - right, 220), 'beside the title').toBe(false);
  if (title !== 'Donate') return;
  const letters = sharp(await part(72, 202, 1056, 220)).trim();
  const { width } = (await letters.toBuffer({ resolveWithObject: true })).info;
  // Anek Latin sets it so wide; DejaVu and Arial, which a machine may have instead, are a seventh wider.
  expect([width > 540, width < 570]).toEqual([true, true]);
});

it('a share card with a photo is one that messengers show', async () => {
  const image = { path: 'tests/fixtures/extreme/images/outreach/india.jpg' };
  const file = await drawCard(
    { file: '', title: 'My Story', tagline: 'Equipping Believers.', picture },
    image,
  );
  expect(file.length).toBeLessThan(100_000);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

it('a share card says in words what it shows', () => {
  expect(altOf(shareCards.home)).toContain(`${ministry.name}. ${ministry.tagline} `);
  expect(altOf(shareCards.whyRB)).toContain(`${views.whyRB.name}. ${ministry.name}. `);
  expect(altOf(shareCards.about)).toContain(about.alt);
});
