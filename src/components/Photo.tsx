/** What `@pictures/…` imports: see build/pictures.ts. */
export type Picture = {
  readonly sources: { readonly avif: string; readonly webp: string };
  readonly img: { readonly src: string; readonly w: number; readonly h: number };
};

type PhotoProps = {
  picture: Picture;
  /** Empty when the words beside it say the same. */
  alt: string;
  sizes: string;
  className?: string;
  /** May be the largest that is painted in the first window: it is fetched at once. */
  first?: boolean;
};

/** A responsive picture, with its dimensions, so that nothing shifts while it loads. */
export function Photo({ picture, alt, sizes, className = '', first = false }: PhotoProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={picture.sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={picture.sources.webp} sizes={sizes} />
      <img
        src={picture.img.src}
        width={picture.img.w}
        height={picture.img.h}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        className={`object-cover ${className}`}
      />
    </picture>
  );
}
