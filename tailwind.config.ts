import type { Config } from 'tailwindcss';

/** The colours of the site. A test computes the contrast of the pairs that it lists. */
export const colors = {
  ink: '#16202A',
  slate: '#5B6570',
  paper: '#FFFFFF',
  stone: '#F4F2EE',
  line: '#D9D4CB',
  brick: '#A8391D',
  'brick-dark': '#8C2E16',
  marigold: '#F2B01E',
  /** The bricks of a course on ink, 3:1 there. */
  'brick-on-ink': '#C84F2F',
  'brick-dark-on-ink': '#BF4727',
  /** Grounds of two portraits, of voices, and of articles. */
  sea: '#9ABFB9',
  sand: '#F3DFC8',
  /** Secondary text and rules on ink. */
  mist: '#C9CED3',
  steel: '#3A4653',
  transparent: 'transparent',
  current: 'currentColor',
} as const;

/** A size of display type, and its line height: a language with taller letters has a scale of its own (styles.css). */
const display = (size: string, leading: string, scale = '--display'): [string, string] => [
  `calc(var(${scale}, 1) * ${size})`,
  `var(--display-leading, ${leading})`,
];

export default {
  content: ['./{src,site}/**/*.tsx'],
  theme: {
    colors,
    /** Puts each family's fonts in site/fallback-fonts.ts between it and the generic one. */
    fontFamily: {
      sans: 'var(--sans)',
      anek: 'Anek Latin, Arial as Anek Latin, Roboto as Anek Latin, DejaVu as Anek Latin, system-ui, sans-serif',
      serif: 'var(--serif)',
      literata:
        'Literata, Georgia as Literata, Noto Serif as Literata, Times as Literata, DejaVu as Literata, serif',
    },
    /** Size and line height; nothing under 14 px, body text 16 px and more. */
    fontSize: {
      small: ['0.9375rem', '1.4'],
      base: ['1rem', '1.5'],
      field: ['1.125rem', '1.5'],
      reading: ['var(--reading)', 'var(--reading-leading)'],
      lead: ['calc(var(--quote, 1) * clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem))', '1.5'],
      item: display('1.375rem', '1.2', '--quote'),
      section: display('clamp(1.75rem, 1.3rem + 1.9vw, 2.75rem)', '1.1'),
      title: display('clamp(2.25rem, 1.6rem + 3.2vw, 4rem)', '1.05'),
      /** A heading within a long text. */
      heading: display('clamp(1.5rem, 1.35rem + 0.8vw, 2rem)', '1.15', '--quote'),
      quote: display('clamp(1.5rem, 1.3rem + 0.9vw, 2rem)', '1.35', '--quote'),
      tagline: display('clamp(1.375rem, 0.8rem + 1.9vw, 2.5rem)', '1.15'),
      digits: ['calc(var(--quote, 1) * clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem))', '1.3'],
    },
    borderRadius: { sm: '2px' },
    extend: {
      /**
       * `text` holds 60 to 70 characters of the serif, `note` as many of the sans. Titles wrap alike in every fallback.
       */
      maxWidth: {
        content: '72rem',
        text: 'var(--measure)',
        note: '31rem',
        title: 'calc(8.1em/var(--display,1))',
      },
      lineHeight: { tight: 'var(--display-leading, 1.25)' },
      /** `target` is what thumbs can press (WCAG 2.5.8). */
      spacing: { header: 'var(--header)', gutter: 'var(--gutter)', target: 'var(--target)' },
    },
  },
} satisfies Config;
