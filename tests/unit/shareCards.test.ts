import { readFileSync } from 'node:fs';
import { about } from '@content/about.ts';
import { site } from '@content/site.ts';
import { words } from '@content/words.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawGround } from '../../build/share-cards/ground.ts';
import { compose } from '../../build/share-cards/picture.ts';
import { openTypeface } from '../../build/share-cards/typeface.ts';
import { altOf, shareCards } from '../../src/model/shareCards.ts';
import { colors } from '../../tailwind.config.ts';

const card = { title: 'My Story', lines: ['Reach & Build', 'Chennai, India'] };
const crop = { left: 0.178, top: 0.03, width: 0.544 };
const picture = { slot: 'founders', alt: '', crop };
const long = 'Of the Neighbourhoods around Thiruvananthapuram and All that Was Built There since June 2007';
const tamil = 'நீண்ட தலைப்பு';
const hindi = 'लंबा शीर्षक';
const typeface = await openTypeface(JSON.stringify([card, long, tamil, hindi]));

/** Where a card has words: whether anything light is in a place of it. */
async function wordsOn(ground: string) {
  const pixels = await sharp(Buffer.from(ground)).flatten({ background: colors.ink }).png().toBuffer();
  return async (place: { left: number; top: number; width: number; height: number }) => {
    const { channels } = await sharp(await sharp(pixels).extract(place).toBuffer()).stats();
    return channels.some(({ max }) => max > 100);
  };
}

const titlePlace = { left: 0, top: 170, width: 1200, height: 280 };
const linesPlace = { left: 0, top: 475, width: 1200, height: 155 };

describe('a share card', () => {
  it('leaves out what its typeface cannot write, rather than to show boxes', async () => {
    expect(typeface.has(hindi)).toBe(false);
    const withoutTitle = await wordsOn(drawGround({ ...card, title: hindi, picture }, typeface));
    expect(await withoutTitle(titlePlace)).toBe(false);
    expect(await withoutTitle(linesPlace)).toBe(true);
    const withoutLines = await wordsOn(drawGround({ ...card, lines: [hindi], picture }, typeface));
    expect(await withoutLines(titlePlace)).toBe(true);
    expect(await withoutLines(linesPlace)).toBe(false);
  });

  it('writes Tamil, beside other words too', async () => {
    const title = `${tamil} & Build`;
    expect(typeface.has(title)).toBe(true);
    const isOn = await wordsOn(drawGround({ title, lines: [tamil], picture }, typeface));
    expect(await isOn(titlePlace)).toBe(true);
    expect(await isOn(linesPlace)).toBe(true);
    expect(await isOn({ left: 0, top: 440, width: 1200, height: 14 })).toBe(false);
    expect(await isOn({ left: 0, top: 620, width: 1200, height: 10 })).toBe(false);
  });

  it('keeps long words on their ground, between the mark and the picture', async () => {
    const isOn = await wordsOn(drawGround({ title: long, lines: [long, long], picture }, typeface));
    expect(await isOn(titlePlace)).toBe(true);
    for (const place of [
      { left: 580, top: 170, width: 620, height: 280 },
      { left: 510, top: 475, width: 690, height: 155 },
      { left: 0, top: 150, width: 1200, height: 20 },
      { left: 0, top: 442, width: 1200, height: 12 },
      { left: 0, top: 620, width: 1200, height: 10 },
    ]) {
      expect(await isOn(place), JSON.stringify(place)).toBe(false);
    }
  });

  it('says in words what stands on it and what its picture shows', () => {
    expect(altOf(shareCards.home)).toContain(`${site.name}. ${site.tagline} `);
    expect(altOf(shareCards.myStory)).toContain(`${words.menu.myStory}. ${site.name}. `);
    expect(altOf(shareCards.about)).toContain(about.photoAlt);
  });

  it.each([
    ['a drawing', 'png', () => readFileSync('tests/fixtures/plain/images/founders.svg')],
    ['a photo', 'jpeg', () => readFileSync('tests/fixtures/extreme/images/founders.jpg')],
    ['a photo full of detail', 'jpeg', () => noise().jpeg({ quality: 95 }).toBuffer()],
  ] as const)('with %s is one that messengers show, 1200 x 630 and small', async (_, format, read) => {
    const bytes = await read();
    const file = await compose(drawGround({ ...card, picture }, typeface), {
      name: 'founders',
      crop,
      isPhoto: format === 'jpeg',
      bytes,
    });
    expect(file.length).toBeLessThan(60_000);
    expect(await sharp(file).metadata()).toMatchObject({ format, width: 1200, height: 630 });
  });
});

function noise() {
  const create = { width: 1600, height: 1200, channels: 3, background: 'black' } as const;
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 40 } } });
}
