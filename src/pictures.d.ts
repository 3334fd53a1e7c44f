/** Resolved by site/pictures.ts. */
declare module '@pictures/*' {
  /** @param file its name in the words: 'outreach/india.svg' */
  export default function pictureOf(file: string): import('./components/Photo.tsx').Picture;
}
