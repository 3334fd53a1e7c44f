import { describe, expect, it } from 'vitest';
import tailwind from '../../tailwind.config.ts';
import { sources } from './colourUses.ts';

/** What no token can say, with the reason. */
const exceptions: Record<string, string> = {
  'styles.css: rgb(22 32 42 / 0.7)':
    'ink, let through: theme() writes a transparent colour as color-mix(), which Safari 15 does not know',
};

const scans: [what: string, files: RegExp, pattern: RegExp][] = [
  [
    'colour in figures',
    /\.(tsx?|css)$/,
    /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!-)|\b(?:rgba?|hsla?|oklch)\([^)]*\)/gi,
  ],
  ['size in px in a class', /\.tsx?$/, /(?<=["'`\s])[\w:[\]=&>-]+-\[[^\]]*\d(?:px)[^\]]*\]/g],
  [
    'colour in a class that is no token',
    /\.tsx?$/,
    /(?<![\w-])(?:text|bg|border|fill|stroke)-\[(?:#|rgb|hsl|color:)[^\]]*\]/g,
  ],
  [
    'colour of Tailwind’s own palette',
    /\.tsx?$/,
    /(?<![\w-])(?:text|bg|border|fill|stroke)-(?:[a-z]+-\d{2,3}|white|black)(?![\w-])/g,
  ],
  ['style attribute', /\.tsx$/, /\sstyle=/g],
];

describe('the design tokens', () => {
  it.each(scans)('leave no room for a %s', (_, files, pattern) => {
    const found = sources
      .filter(({ file }) => files.test(file))
      .flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`));
    expect(found.filter((each) => !(each in exceptions))).toEqual([]);
  });

  it('hold the measures of the specification, which the drawer and the letter take', () => {
    const { width, maxHeight } = tailwind.theme.extend;
    expect([width.drawer, maxHeight.letter]).toEqual(['240px', '80vh']);
    const stylesheet = sources.find(({ file }) => file === 'styles.css')?.text;
    expect(stylesheet).toMatch(/\.drawer \{[^}]*\bwidth: theme\("width\.drawer"\)/);
    expect(stylesheet).toMatch(/\.letter \{[^}]*\bmax-height: theme\("maxHeight\.letter"\)/);
  });

  it('have no exception that nobody needs', () => {
    const needed = Object.keys(exceptions).filter((exception) => {
      const [file, match = ''] = exception.split(': ');
      return sources.some((source) => source.file === file && source.text.includes(match));
    });
    expect(needed).toEqual(Object.keys(exceptions));
  });
});
