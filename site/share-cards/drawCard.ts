import { logoPaths } from '../../src/components/logoPaths.ts';
import { colors } from '../../tailwind.config.ts';
import type { ShareCard } from '../document/shareCards.ts';
import { type Typeface, type Typeset, typeset } from './typeface.ts';

const margin = 72;
/** The marigold rule under the title. */
const rule = { top: 454, bottom: 470 };

const titleRoom = { weight: 800, maxSize: 120, leading: 1, width: 500, height: 250 };
const linesRoom = { weight: 600, maxSize: 38, leading: 1.2, width: 430, height: 110 };

/**
 * Draws all of a card but its picture, 1200 x 630, with a hole for that. Texts for which a glyph is missing are left out,
 * rather than set in boxes.
 */
export function drawCard({ title, lines, picture }: ShareCard, typeface: Typeface): string {
  const head = typeface.has(title) ? [typeset(title, titleRoom, typeface)] : [];
  const room = { ...linesRoom, height: linesRoom.height / lines.length };
  const foot = lines.filter(typeface.has).map((line) => typeset(line, room, typeface));
  const footHeight = foot.reduce((sum, { height }) => sum + height, 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="${colors.paper}">
    <path fill="${colors.ink}" d="M0 0${picture ? 'H760V158H680V315H600V470H520V630' : 'H1200V630'}H0z"/>
    <path fill="${colors.marigold}" d="M0 ${rule.top}H600V${rule.bottom}H0z"/>
    ${picture ? logo(margin - 3, 64, 96) : logo(663, rule.bottom - 405, 480)}
    ${column(head, rule.top - 24 - (head[0]?.height ?? 0))}
    ${column(foot, (rule.bottom + 630 - footHeight) / 2)}
  </svg>`;
}

function logo(x: number, y: number, width: number): string {
  return `<g transform="translate(${x} ${y}) scale(${width / 32})"><path d="${logoPaths.bricks}"/>
    <path fill="${colors.marigold}" d="${logoPaths.reaching}"/></g>`;
}

function column(words: readonly Typeset[], top: number): string {
  let y = top;
  return words
    .flatMap(({ lines, size, lineHeight }) =>
      lines.map(({ outlines }) => {
        y += lineHeight;
        const baseline = y - lineHeight / 2 + size / 3;
        return `<g transform="translate(${margin} ${baseline}) scale(${size} ${-size})">${outlines}</g>`;
      }),
    )
    .join('');
}
