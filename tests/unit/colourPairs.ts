import type { Colour, Kind } from './colourUses.ts';

type Pair = `${Colour} on ${Colour}`;

/** The colours that a file puts upon each other, in every state of what it shows. */
type Pairs = {
  /** Letters, at least 4.5:1 (WCAG 2.2, 1.4.3). */
  text?: readonly Pair[];
  /** Edges of controls, icons that stand without words, focus rings, marks of state: at least 3:1 (1.4.11). */
  edges?: readonly Pair[];
  /** What carries no meaning of its own, with the reason. */
  plain?: Partial<Record<`${Exclude<Kind, 'text'>} ${Colour}` | `text ${Colour}`, string>>;
};

const rule = 'a rule between things that space sets apart as well';
const course = 'a course of the wall, the site’s device';

/** Where each colour of tailwind.config.ts meets another. A colour that a file uses must stand in its row. */
export const colourPairs: Record<string, Pairs> = {
  'styles.css': {
    text: [
      'ink on paper',
      'ink on stone',
      'ink on marigold',
      'paper on brick',
      'paper on brick-dark',
      'paper on ink',
      'paper on slate',
      'brick on paper',
      'brick on stone',
      'brick-dark on paper',
      'brick-dark on stone',
      'marigold on ink',
    ],
    edges: [
      'ink on paper',
      'ink on stone',
      'marigold on ink',
      'marigold on brick',
      'brick on paper',
      'brick-dark on paper',
      'slate on paper',
      'paper on ink',
    ],
  },
  'components/AboutDropdown.tsx': {
    text: ['ink on paper', 'brick on paper', 'brick on stone'],
    edges: ['ink on paper', 'brick on paper'],
    plain: { 'edge line': rule },
  },
  'components/Course.tsx': {
    plain: { 'ground brick': course, 'ground brick-dark': course, 'ground marigold': course },
  },
  'components/Drawer.tsx': {
    text: ['ink on stone', 'brick on paper', 'brick on stone', 'paper on brick', 'paper on brick-dark'],
    edges: ['brick on paper'],
    plain: { 'edge line': rule },
  },
  'components/Footer.tsx': {
    text: ['paper on ink', 'mist on ink', 'marigold on ink'],
    plain: { 'edge steel': rule },
  },
  'components/Header.tsx': {
    text: ['ink on paper', 'brick on paper', 'paper on brick-dark'],
    edges: ['brick on paper'],
    plain: { 'edge line': rule },
  },
  'components/Mark.tsx': { plain: { 'edge marigold': 'one stone of the mark, whose shape the others give' } },
  'components/Page.tsx': {
    text: ['ink on stone', 'paper on ink', 'slate on paper', 'brick on paper', 'brick-dark on stone'],
    plain: { 'edge ink': rule, 'edge line': rule },
  },
  'components/Privacy.tsx': { plain: { 'edge steel': rule } },
  'components/PrivacyNotice.tsx': { text: ['mist on ink'] },
  'components/ReadingPage.tsx': {
    text: ['slate on paper', 'brick on paper', 'ink on paper'],
    edges: ['brick on paper'],
    plain: { 'edge line': 'the state is in the weight and colour of the words as well', 'edge ink': rule },
  },
  'components/SectionMenu.tsx': {
    text: ['slate on paper', 'brick on paper', 'brick on stone'],
    edges: ['slate on paper'],
    plain: { 'edge ink': rule },
  },
  'components/SocialLinks.tsx': {
    edges: ['paper on ink', 'marigold on ink', 'mist on ink'],
  },
  'components/Stars.tsx': {
    plain: {
      'edge marigold': 'always five, and said in words',
      'text marigold': 'the outline of those stars',
    },
  },
  'components/Tabs.tsx': {
    text: ['ink on paper', 'ink on stone', 'paper on ink'],
    edges: ['ink on paper'],
  },
  'components/TextSection.tsx': {
    text: ['ink on stone'],
    plain: { 'edge ink': course, 'edge brick': course },
  },
  'components/Verse.tsx': { text: ['slate on paper'], plain: { 'edge ink': course } },
  'contact/ContactForm.tsx': { text: ['slate on paper'], plain: { 'edge line': rule } },
  'contact/ErrorSummary.tsx': { edges: ['brick on paper'] },
  'contact/Field.tsx': {
    text: ['ink on paper', 'slate on paper', 'brick on paper'],
    edges: ['slate on paper', 'brick on paper'],
  },
  'contact/SubmissionMessage.tsx': {
    text: ['ink on marigold', 'paper on brick'],
    edges: ['ink on paper'],
  },
  'views/About.tsx': { text: ['slate on paper'], plain: { 'edge ink': course, 'edge brick': course } },
  'views/Articles.tsx': {
    text: ['ink on stone', 'slate on paper', 'slate on stone', 'brick on stone'],
    edges: ['brick on paper', 'brick on stone'],
    plain: { 'edge line': rule },
  },
  'views/BankDetails.tsx': { text: ['slate on paper'], plain: { 'edge line': rule } },
  'views/Contact.tsx': { plain: { 'edge ink': course } },
  'views/Donate.tsx': { text: ['ink on marigold'], plain: { 'edge ink': course } },
  'views/MyStory.tsx': {
    text: ['slate on paper'],
    plain: { 'edge marigold': course, 'edge brick': course },
  },
  'views/WhatWeBelieve.tsx': {
    text: [
      'slate on paper',
      'brick on paper',
      'paper on ink',
      'paper on brick',
      'paper on brick-dark',
      'ink on marigold',
    ],
    plain: { 'edge ink': course, 'edge line': rule },
  },
  'views/home/Hero.tsx': { text: ['paper on ink', 'mist on ink'], plain: { 'edge marigold': course } },
  'views/home/Letter.tsx': {
    text: ['slate on paper'],
    plain: { 'edge line': rule, 'edge brick': course },
  },
  'views/home/LetterDialog.tsx': {
    text: ['ink on stone'],
    edges: ['ink on stone', 'brick on stone'],
    plain: { 'edge line': rule },
  },
  'views/home/Mission.tsx': { text: ['ink on paper', 'brick on paper'], plain: { 'edge ink': course } },
  'views/home/Outreach.tsx': { text: ['ink on stone'], plain: { 'edge ink': course } },
  'views/home/TestimonialCard.tsx': {
    text: ['ink on stone', 'slate on paper', 'slate on stone', 'brick on paper', 'brick-dark on stone'],
    edges: ['ink on stone'],
    plain: { 'edge line': 'the card’s control is the underlined “Read the letter”' },
  },
  'views/home/Testimonials.tsx': { text: ['slate on paper'] },
  'views/home/VideoPlayer.tsx': {
    text: ['paper on brick', 'paper on brick-dark', 'mist on ink', 'marigold on ink'],
    edges: ['paper on brick', 'paper on brick-dark'],
    plain: { 'ground steel': 'seen only until the poster has come' },
  },
  'views/home/Videos.tsx': { text: ['paper on ink', 'mist on ink'] },
};
