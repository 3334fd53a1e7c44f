import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ministry } from '#words/words.ts';
import { views } from '../../content/views.ts';
import { altOf, shareCards } from '../../site/document/shareCards.ts';
import { drawCard } from '../../site/drawCard.ts';
import { about } from '../fixtures/content.ts';

it('a share card keeps a long title beside its picture', async () => {
  const title = 'Of the Neighbourhoods around Thiruvananthapuram since June 2007';
  const picture = { photo: '', alt: '' };
  const file = await drawCard({ file: '', title, tagline: ministry.tagline, name: ministry.name, picture });
  const card = await sharp(file).removeAlpha().toBuffer();
  async function isWritten(left: number, top: number, width: number, height: number) {
    const part = await sharp(card).extract({ left, top, width, height }).toBuffer();
    return (await sharp(part).stats()).channels.some(({ max }) => max > 100);
  }
  const right = 500;
  expect(await isWritten(190, 80, right - 120, 60), 'the name beside the logo').toBe(true);
  expect(await isWritten(72, 202, right, 220), 'the title').toBe(true);
  expect(await isWritten(72, 490, right, 120), 'the tagline').toBe(true);
  expect(await isWritten(0, 150, 1200, 50), 'above the title').toBe(false);
  expect(await isWritten(0, 425, 1200, 28), 'under the title').toBe(false);
  expect(await isWritten(72 + right, 202, 1128 - right, 220), 'beside the title').toBe(false);
});

it('a share card with a photo is one that messengers show', async () => {
  const image = { path: 'tests/fixtures/extreme/images/outreach/india.jpg' };
  const file = await drawCard(
    { file: '', title: 'My Story', tagline: 'Equipping Believers.', picture: { photo: '', alt: '' } },
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
