/** Resolved by build/pictures.ts; the query lists widths. */
type Pictures<Name extends string> = Readonly<Record<Name, import('./components/Photo.tsx').Picture>>;

declare module '@pictures/founders?*' {
  const pictures: Pictures<'founders'>;
  export default pictures;
}
declare module '@pictures/outreach?*' {
  const pictures: Pictures<import('./model/types.ts').OutreachCard['photo']>;
  export default pictures;
}
declare module '@pictures/films?*' {
  const pictures: Pictures<import('./model/types.ts').Video['poster']>;
  export default pictures;
}
declare module '@pictures/portraits?*' {
  const pictures: Pictures<import('./model/types.ts').Leader>;
  export default pictures;
}
