/** Resolved by build/pictures.ts; the query lists widths. */
declare module '@pictures/founders?*' {
  const pictures: Readonly<Record<'founders', import('./components/Photo.tsx').Picture>>;
  export default pictures;
}
declare module '@pictures/outreach?*' {
  type Photo = import('./model/types.ts').OutreachCard['photo'];
  const pictures: Readonly<Record<Photo, import('./components/Photo.tsx').Picture>>;
  export default pictures;
}
declare module '@pictures/films?*' {
  type Poster = import('./model/types.ts').Video['poster'];
  const pictures: Readonly<Record<Poster, import('./components/Photo.tsx').Picture>>;
  export default pictures;
}
declare module '@pictures/portraits?*' {
  type Leader = import('./model/types.ts').Leader;
  const pictures: Readonly<Record<Leader, import('./components/Photo.tsx').Picture>>;
  export default pictures;
}
