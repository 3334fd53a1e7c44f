import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { altOf, shareCards } from '../../site/document/shareCards.ts';
import { drawCard } from '../../site/drawCard.ts';
import { views } from '../../src/views.ts';
import { ministry } from '../../src/words/words.ts';
import { about } from '../fixtures/content.ts';

const picture = { file: '', alt: '', crop: { left: 0.178, top: 0.03, width: 0.544 } };
const drawing = readFileSync('tests/fixtures/plain/images/founders/founders.svg');
const photo = readFileSync('tests/fixtures/extreme/images/founders/founders.jpg');

describe('a share card', () => {
  it.each([
    ['a short title', 'Why R&B', undefined],
    ['a long title', 'Of the Neighbourhoods around Thiruvananthapuram since June 2007', undefined],
    ['a short title beside a picture', 'Why R&B', picture],
    [
      'a long title beside a picture',
      'Of the Neighbourhoods around Thiruvananthapuram since June 2007',
      picture,
    ],
  ])('keeps %s within its ground', async (_, title, picture) => {
    const card = await sharp(await drawCard({ title, name: ministry.name, picture }))
      .removeAlpha()
      .toBuffer();
    const isWritten = async (left: number, top: number, width: number, height: number) => {
      const part = await sharp(card).extract({ left, top, width, height }).toBuffer();
      return (await sharp(part).stats()).channels.some(({ max }) => max > 100);
    };
    const right = picture ? 500 : 1056;
    expect(await isWritten(190, 80, right - 120, 60), 'the name beside the logo').toBe(true);
    expect(await isWritten(72, 202, right, 220), 'the title').toBe(true);
    expect(await isWritten(72, 490, right, 120), 'the tagline').toBe(true);
    expect(await isWritten(0, 150, 1200, 50), 'above the title').toBe(false);
    expect(await isWritten(0, 425, 1200, 28), 'under the title').toBe(false);
    expect(await isWritten(72 + right, 202, 1128 - right, 220), 'beside the title').toBe(false);
  });

  it('shows the words of its typeface, whatever fonts the machine has', async () => {
    const written = await sharp(await drawCard({ title: 'Donate' })).extract({
      left: 72,
      top: 202,
      width: 1056,
      height: 220,
    });
    const { info } = await sharp(await written.toBuffer())
      .trim()
      .toBuffer({ resolveWithObject: true });
    // As wide as Anek Latin sets it; DejaVu and Arial are a seventh wider.
    expect(info.width).toBeGreaterThan(540);
    expect(info.width).toBeLessThan(570);
  });

  it('says in words what it shows', () => {
    expect(altOf(shareCards.home)).toContain(`${ministry.name}. ${ministry.tagline} `);
    expect(altOf(shareCards.whyRB)).toContain(`${views.whyRB.name}. ${ministry.name}. `);
    expect(altOf(shareCards.about)).toContain(about.alt);
  });

  it.each([
    ['a drawing', 'png', { bytes: drawing, isPhoto: false }],
    ['a photo', 'jpeg', { bytes: photo, isPhoto: true }],
  ])('with %s is one that messengers show', async (_, format, image) => {
    const file = await drawCard({ title: 'My Story', picture }, image);
    expect(file.length).toBeLessThan(60_000);
    expect(await sharp(file).metadata()).toMatchObject({ format, width: 1200, height: 630 });
  });
});
