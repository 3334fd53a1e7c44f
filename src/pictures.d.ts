/** Resolved by site/pictures.ts; the query lists widths. */
declare module '@pictures/*' {
  /** @param file its name in the words: 'outreach/india.svg' */
  export default function pictureOf(file: string): import('./components/Photo.tsx').Picture;
}
