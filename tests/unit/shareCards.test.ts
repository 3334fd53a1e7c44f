import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { altOf, shareCards } from '../../site/document/shareCards.ts';
import { compose } from '../../site/share-cards/compose.ts';
import { drawCard } from '../../site/share-cards/drawCard.ts';
import { openTypeface } from '../../site/share-cards/typeface.ts';
import { ministry, words } from '../../src/words.ts';
import { colors } from '../../tailwind.config.ts';
import { about } from '../fixtures/content.ts';

const card = { title: 'My Story', lines: ['Reach & Build', 'Chennai, India'] };
const crop = { left: 0.178, top: 0.03, width: 0.544 };
const picture = { file: 'founders/founders.svg', alt: '', crop };
const long = 'Of the Neighbourhoods around Thiruvananthapuram and All that Was Built There since June 2007';
const tamil = 'நீண்ட தலைப்பு';
const hindi = 'लंबा शीर्षक';
const typeface = await openTypeface(JSON.stringify([card, long, tamil, hindi]));

type Place = readonly [left: number, top: number, width: number, height: number];
const titlePlace: Place = [0, 170, 1200, 280];
const linesPlace: Place = [0, 475, 1200, 155];
/** The picture's, on each side of the words, and between them. */
const empty: Place[] = [
  [580, 170, 620, 280],
  [510, 475, 690, 155],
  [0, 150, 1200, 20],
  [0, 442, 1200, 12],
  [0, 620, 1200, 10],
];

describe('a share card', () => {
  it.each([
    [
      'leaves out a title that its typeface cannot write, rather than to show boxes',
      hindi,
      'Chennai',
      [titlePlace],
    ],
    ['leaves out lines that its typeface cannot write', 'My Story', hindi, [linesPlace]],
    ['writes Tamil, beside other words too', `${tamil} & Build`, tamil, []],
    ['keeps long words on their ground, between the mark and the picture', long, long, []],
  ])('%s', async (_, title, line, leftOut) => {
    expect([title, line].map(typeface.has)).toEqual(
      [titlePlace, linesPlace].map((it) => !leftOut.includes(it)),
    );
    const ground = drawCard({ title, lines: [line, line], picture }, typeface);
    const pixels = await sharp(Buffer.from(ground)).flatten({ background: colors.ink }).png().toBuffer();
    for (const place of [titlePlace, linesPlace, ...empty]) {
      const [left, top, width, height] = place;
      const part = await sharp(pixels).extract({ left, top, width, height }).toBuffer();
      const { channels } = await sharp(part).stats();
      const isWritten = channels.some(({ max }) => max > 100);
      expect(isWritten, `${place}`).toBe(![...leftOut, ...empty].includes(place));
    }
  });

  it('says in words what it shows', () => {
    expect(altOf(shareCards.home)).toContain(`${ministry.name}. ${ministry.tagline} `);
    expect(altOf(shareCards.myStory)).toContain(`${words.menu.myStory}. ${ministry.name}. `);
    expect(altOf(shareCards.about)).toContain(about.alt);
  });

  it.each([
    ['a drawing', 'png', () => readFileSync('tests/fixtures/plain/images/founders/founders.svg')],
    ['a photo', 'jpeg', () => readFileSync('tests/fixtures/extreme/images/founders/founders.jpg')],
  ] as const)('with %s is one that messengers show', async (_, format, read) => {
    const bytes = read();
    const file = await compose(drawCard({ ...card, picture }, typeface), {
      file: 'founders/founders.jpg',
      crop,
      isPhoto: format === 'jpeg',
      bytes,
    });
    expect(file.length).toBeLessThan(60_000);
    expect(await sharp(file).metadata()).toMatchObject({ format, width: 1200, height: 630 });
  });
});
